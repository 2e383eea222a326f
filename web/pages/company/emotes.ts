import drawn from '../../art/emotes.svg?raw';
import { addDrawings } from '../../drawings.ts';

addDrawings(drawn);
