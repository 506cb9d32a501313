import Type, { type TSchema } from 'typebox'

/** Where a list goes on: the `next` of the page before, which callers do not look into. */
const cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$', description: 'The `next` of the page before' })

const rowsAtMost = 200

/** What the query of a list takes beside its filters. */
export const pageQuery = {
  after: Type.Optional(cursor),
  size: Type.Integer({ minimum: 10, maximum: rowsAtMost, default: 50 }),
} as const

/** A page of a list. `next` is null where it ends; a page may hold fewer rows than were asked for and still go on. */
export function pageOf<Row extends TSchema>(row: Row) {
  return { rows: Type.Array(row, { maxItems: rowsAtMost }), next: Type.Union([Type.Null(), cursor]) } as const
}
