import type { embed as pattern } from './embed.en.ts';

export const embed: typeof pattern = {
  door: {
    page: 'Juega aquí',
    text: 'Ve a una mesa con su código, o abre una nueva.',
  },

  keep: {
    title: '¿Guardar tu lugar?',
    text: (site: string) =>
      `Este navegador no guarda nada para la mesa, así que pierdes tu lugar cuando la página se vuelve a cargar. ${site} puede guardarlo por ti. Quien lleva esa página podría entonces ver tus cartas y jugar por ti.`,
    thisPage: 'La página en la que está',
    yes: 'Que guarde mi lugar',
    no: 'No, gracias',
  },

  dialog: {
    title: 'Ponerla en tu página',
    text: 'Copia estas líneas donde deba estar, en la página de tu club, tu escuela o tu familia.',
    what: 'Qué',
    this: 'Esta mesa',
    any: 'Cualquier mesa',
    thisHint:
      'Esta mesa se borra cuando nadie la usa por un tiempo. Para una página que se queda, elige cualquier mesa, o un club.',
    anyHint: 'Quien llega abre una mesa o va a una que ya hay.',
    how: 'Cómo',
    script: 'Con un script',
    frame: 'Sin scripts',
    scriptHint: 'Toma la altura que necesita, habla el idioma de la página y sigue su luz.',
    frameHint: 'Para sitios que no permiten scripts. Su altura es fija.',
    theme: 'Luz',
    themes: { auto: 'Como la página', light: 'Claro', dark: 'Oscuro' },
    lines: 'Las líneas para copiar',
    copy: 'Copiar las líneas',
    copied: 'Copiado.',
    preview: 'Cómo se verá',
  },
};
