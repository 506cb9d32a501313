import Type, { type Static } from 'typebox'
import { language } from './language.ts'

/** What the portal's document carries, so that the first screen needs no request to know where it is. */
export const startUp = Type.Object(
  {
    merchant: Type.Object(
      { code: Type.String({ pattern: '^[a-z0-9-]{2,30}$' }), name: Type.String({ maxLength: 60 }) },
      { additionalProperties: false },
    ),
    languages: Type.Array(language, { minItems: 1, maxItems: 40, description: "The merchant's default first" }),
  },
  { additionalProperties: false },
)
export type StartUp = Static<typeof startUp>
