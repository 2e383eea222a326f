/** Words of tables within other pages. */
export const embed = {
  door: {
    page: 'Play here',
    text: 'Go to a table with its code, or make one.',
  },

  /** Asked of whoever has taken a seat, where the browser keeps nothing. */
  keep: {
    title: 'Keep your seat?',
    text: (site: string) =>
      `This browser keeps nothing for the table, so your seat is lost when the page is loaded again. ${site} can keep it for you. Whoever runs that page could then see your cards and play for you.`,
    thisPage: 'The page around',
    yes: 'Let it keep my seat',
    no: 'No, thanks',
  },

  dialog: {
    title: 'Put it into your page',
    text: 'Copy these lines to where it should stand in the page of your club, school or family.',
    what: 'What',
    this: 'This table',
    any: 'Any table',
    thisHint:
      'This table is deleted when nobody has used it for a while. Take any table, or a club, for a page that stays.',
    anyHint: 'Whoever comes makes a table or goes to one.',
    how: 'How',
    script: 'With a script',
    frame: 'Without scripts',
    scriptHint: 'It takes the height it needs, speaks the language of the page and follows its light.',
    frameHint: 'For places that allow no scripts. Its height is fixed.',
    theme: 'Light',
    themes: { auto: 'As the page', light: 'Light', dark: 'Dark' },
    lines: 'The lines to copy',
    copy: 'Copy the lines',
    copied: 'Copied.',
    preview: 'How it will look',
  },
};
