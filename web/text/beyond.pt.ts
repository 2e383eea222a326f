export { club } from './club.pt.ts';
export { embed } from './embed.pt.ts';
