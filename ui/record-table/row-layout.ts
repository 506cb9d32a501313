import type { Column } from './column.ts'

export const rowPx = 36
/** Up to here every row stands in the document, so that the browser's own search finds it. */
export const wholeRowsAtMost = 100

/** Rows are grids, so that one can be laid out without the others; browsers then forget what a table's parts are. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** The columns' places in every row: their widths, and a share of what remains. */
export function gridColumns(columns: readonly Pick<Column<never>, 'width'>[]): string {
  return columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')
}

/** Margins of a cell: the outer ones are wider. */
export function cellPadding(place: number, count: number): string {
  return `${place === 0 ? 'ps-5' : 'ps-3'} ${place === count - 1 ? 'pe-5' : 'pe-3'}`
}
