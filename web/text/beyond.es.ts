export { club } from './club.es.ts';
export { embed } from './embed.es.ts';
