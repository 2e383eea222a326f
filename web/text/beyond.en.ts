export { club } from './club.en.ts';
export { embed } from './embed.en.ts';
