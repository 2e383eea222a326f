/** What spreadsheets take for a formula at the start of a cell, the wide forms of other keyboards included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell. Words of people must not become formulas: an apostrophe before them makes them text. */
export function cell(text: string): string {
  const tame = FORMULA.test(text) ? `'${text}` : text;
  return `"${tame.replaceAll('"', '""')}"`;
}

/** A table as a file for spreadsheets: every cell in quotes, and a mark in front that says that it is UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
