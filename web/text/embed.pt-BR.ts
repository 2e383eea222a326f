import type { embed as pattern } from './embed.en.ts';

export const embed: typeof pattern = {
  door: {
    page: 'Jogue aqui',
    text: 'Vá para uma mesa com o código dela, ou abra uma nova.',
  },

  keep: {
    title: 'Guardar o seu lugar?',
    text: (site: string) =>
      `Este navegador não guarda nada para a mesa, então o seu lugar se perde quando a página é aberta de novo. ${site} pode guardá-lo para você. Quem cuida dessa página poderia então ver as suas cartas e jogar por você.`,
    thisPage: 'A página em volta',
    yes: 'Deixar guardar o meu lugar',
    no: 'Não, obrigado',
  },

  dialog: {
    title: 'Colocar na sua página',
    text: 'Copie estas linhas para onde a mesa deve ficar, na página do seu clube, da escola ou da família.',
    what: 'O quê',
    this: 'Esta mesa',
    any: 'Qualquer mesa',
    thisHint:
      'Esta mesa é apagada quando ninguém a usa por um tempo. Para uma página que fica, escolha qualquer mesa, ou um clube.',
    anyHint: 'Quem chega abre uma mesa ou vai para uma que já existe.',
    how: 'Como',
    script: 'Com um script',
    frame: 'Sem scripts',
    scriptHint: 'Ocupa a altura de que precisa, fala a língua da página e segue a luz dela.',
    frameHint: 'Para lugares que não permitem scripts. A altura é fixa.',
    theme: 'Luz',
    themes: { auto: 'Como a página', light: 'Claro', dark: 'Escuro' },
    lines: 'As linhas para copiar',
    copy: 'Copiar as linhas',
    copied: 'Copiado.',
    preview: 'Como vai ficar',
  },
};
