/** A spreadsheet takes a cell that begins so for a formula; the wide forms too where they are typed. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
/**
 * Where a cell may begin within a text: a spreadsheet splits at the list separator of its own locale, such as the
 * semicolon in Vietnamese, and there our quotes are not at a cell's start and protect nothing.
 */
const formulaWithin = /([,;|\t\r\n])(?=["'\s]*[=+\-@＝＋－＠])/g
const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * A table as a file that spreadsheets open: UTF-8 with a byte-order mark, lines ended as RFC 4180 says. Text that would
 * run as a formula gets an apostrophe before it, also after a separator.
 */
export function csvOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows].map((cells) => cells.map(csvCell).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function csvCell(text: string): string {
  const harmless = plainNumber.test(text) ? text : text.replace(formulaStart, "'$&").replace(formulaWithin, "$1'")
  return /[",;\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
