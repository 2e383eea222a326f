import type { embed as pattern } from './embed.en.ts';

export const embed: typeof pattern = {
  door: {
    page: 'Jogar aqui',
    text: 'Vai para uma mesa com o código dela, ou abre uma nova.',
  },

  keep: {
    title: 'Guardar o teu lugar?',
    text: (site: string) =>
      `Este navegador não guarda nada para a mesa, por isso perdes o lugar quando a página voltar a abrir. ${site} pode guardá-lo por ti. Quem gere essa página poderia então ver as tuas cartas e jogar por ti.`,
    thisPage: 'A página à volta',
    yes: 'Deixar guardar o meu lugar',
    no: 'Não, obrigado',
  },

  dialog: {
    title: 'Pôr na tua página',
    text: 'Copia estas linhas para o sítio onde deve ficar, na página do teu clube, da escola ou da família.',
    what: 'O quê',
    this: 'Esta mesa',
    any: 'Qualquer mesa',
    thisHint:
      'Esta mesa é apagada quando ninguém a usa durante algum tempo. Para uma página que fica, escolhe qualquer mesa, ou um clube.',
    anyHint: 'Quem chega abre uma mesa ou vai para uma que já há.',
    how: 'Como',
    script: 'Com um script',
    frame: 'Sem scripts',
    scriptHint: 'Toma a altura de que precisa, fala a língua da página e segue a luz dela.',
    frameHint: 'Para sítios que não permitem scripts. A altura é fixa.',
    theme: 'Luz',
    themes: { auto: 'Como a página', light: 'Claro', dark: 'Escuro' },
    lines: 'As linhas a copiar',
    copy: 'Copiar as linhas',
    copied: 'Copiado.',
    preview: 'Como vai ficar',
  },
};
