import type { offline as en } from './offline.en.ts';

export const offline: typeof en = {
  page: 'Sem conexão · Kings’ Table',
  title: 'Sem conexão',
  text: 'A mesa continua lá, mas este aparelho está sem conexão. Seu lugar está seguro: assim que a conexão voltar, a página volta sozinha.',
  again: 'Tentar de novo',
};
