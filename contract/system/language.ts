import Type, { type Static } from 'typebox'

/** Code of an offered language as the wire and `lang` in the browser's storage carry it, such as TY. */
export const languageCode = Type.String({
  pattern: '^[A-Z]{2,5}$',
  description: 'Language code; one that is not offered is served in English',
})

/** A language that the merchant offers (requirements SYS-09). */
export const language = Type.Object(
  {
    code: languageCode,
    tag: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', description: 'BCP 47 tag' }),
    nativeName: Type.String({ minLength: 1, maxLength: 40 }),
    direction: Type.Enum(['ltr', 'rtl']),
  },
  { additionalProperties: false },
)
export type Language = Static<typeof language>
