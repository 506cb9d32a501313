import Type, { type Static } from 'typebox'
import { catalogueVersion, vendorCode } from '#/games/game.ts'
import { shape } from '#/system/content.ts'
import { orNull } from '../identity/member-words.ts'

const count = Type.Integer({ minimum: 0, maximum: 10_000_000 })

/** What an import does to a vendor, a classification or a game. */
export const lineChanges = ['added', 'changed', 'withdrawn'] as const
export type LineChange = (typeof lineChanges)[number]

/** Most changes of each kind that are told one by one. */
export const changesAtMost = 200

const counted = shape({ before: count, after: count, added: count, changed: count, withdrawn: count })

const fieldText = Type.String({ maxLength: 400 })

const change = shape({
  what: Type.Enum([...lineChanges]),
  kind: Type.Enum(['vendor', 'class', 'game']),
  id: Type.String({ maxLength: 60, description: "A vendor's code, a class's type and key, a game's id" }),
  name: Type.String({ maxLength: 120, description: 'In English' }),
  vendor: orNull(vendorCode),
  fields: Type.Array(
    shape({
      field: Type.String({ maxLength: 60, description: 'Of the line, such as minBet or names.vi' }),
      before: orNull(fieldText),
      after: orNull(fieldText),
    }),
    { maxItems: 60, description: 'Null on the side where the field is not there; empty unless changed' },
  ),
})
export type CatalogueChange = Static<typeof change>

/** What applying an import would change: counts of everything, and the first changes of each kind. */
export const catalogueDifference = shape({
  version: catalogueVersion,
  vendors: counted,
  classes: counted,
  games: counted,
  isReordered: Type.Boolean({ description: 'Whether what stays stands in another order' }),
  changes: Type.Array(change, { maxItems: changesAtMost * lineChanges.length }),
})
export type CatalogueDifference = Static<typeof catalogueDifference>
