export { club } from './club.pt-BR.ts';
export { embed } from './embed.pt-BR.ts';
