import type { offline as en } from './offline.en.ts';

export const offline: typeof en = {
  page: 'Sem ligação · Kings’ Table',
  title: 'Sem ligação',
  text: 'A mesa continua lá, mas este aparelho não tem ligação. O teu lugar está seguro: assim que houver ligação, a página volta sozinha.',
  again: 'Tentar outra vez',
};
