import { weekdayNames } from '@banyan/rules/lottery/schedule-override.ts'
import Type from 'typebox'
import { shape } from './content.ts'

const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', 'x-kind': 'day' })
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', 'x-kind': 'time' })
const days = Type.Array(shape({ from: day, to: day }), { maxItems: 60 })
const orDefault = <Field extends Type.TSchema>(field: Field) => Type.Union([Type.Null(), field])

/**
 * Games that are drawn or closed otherwise than their default schedule says (requirements LOT-04); what is null stays the
 * default's. What has been on sale, was bet on or is waited for by a chase keeps its times.
 */
export const scheduleSettings = shape({
  games: Type.Array(
    shape({
      gameCode: Type.String({ pattern: '^[A-Z0-9_]{2,20}$' }),
      closeSeconds: orDefault(
        Type.Integer({
          minimum: 1,
          maximum: 299,
          description: 'Of games that are drawn here: seconds before the draw',
        }),
      ),
      closeTime: orDefault(time),
      drawTime: orDefault(time),
      weekdays: orDefault(Type.Array(Type.Enum(weekdayNames), { minItems: 1, maxItems: 7, uniqueItems: true })),
      closures: days,
      drawn: days,
      moved: days,
    }),
    { maxItems: 100, description: 'Games with another schedule than the default one' },
  ),
})
