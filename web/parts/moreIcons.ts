import more from '../art/icons-more.svg?raw';
import { addDrawings } from '../drawings.ts';

addDrawings(more);
