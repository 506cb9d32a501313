import Type from 'typebox'
import { moment, shape } from '#/system/content.ts'
import { reason } from './operator-call.ts'

/** Counts the changes of what is replaced as a whole. */
export const version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'Counts the changes; 0 means never changed',
})

const valueText = Type.Union([Type.Null(), Type.String({ maxLength: 1_000 })], {
  description: 'JSON, of which long texts are cut; null where the field was not there',
})

/** Which page of a history is asked for. */
export const historyQuery = {
  after: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$', description: '`next` of the page before' })),
  size: Type.Integer({ minimum: 10, maximum: 50, default: 20 }),
}

/** Changes, the newest first: what differed is readable, not whole. */
export const historyPage = shape({
  rows: Type.Array(
    shape({
      version,
      changedAt: moment,
      changedBy: Type.String({ maxLength: 100 }),
      reason: Type.Union([Type.Null(), reason]),
      differences: Type.Array(shape({ path: Type.String({ maxLength: 300 }), before: valueText, after: valueText }), {
        maxItems: 30,
      }),
      more: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Differences beyond those' }),
    }),
    { maxItems: 50 },
  ),
  next: Type.Union([Type.Null(), Type.String({ maxLength: 10 })]),
})
