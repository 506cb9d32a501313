import type { ReactNode } from 'react'

/** A column of a table of records. */
export interface Column<Record> {
  readonly id: string
  readonly title: string
  readonly cell: (record: Record) => ReactNode
  /** Amounts and counts stand at the end. */
  readonly align?: 'start' | 'end'
  /** Pixels; what remains of the table's width is shared out in proportion. */
  readonly width: number
  /** The order of its rows can be asked for by this name. */
  readonly sortable?: boolean
  /** It tells the rows apart, so that it is always shown. */
  readonly isFixed?: boolean
  /** Holds something to press, so that the link to the row's record stands in the next one. */
  readonly isControl?: boolean
  /** Not shown until it is chosen. */
  readonly isExtra?: boolean
  /** What an export writes; without it the column is left out there. */
  readonly text?: (record: Record) => string
}
