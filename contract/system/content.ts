import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import Type from 'typebox'

/*
 * Annotations for forms, which validate nothing: `x-kind` says what a text stands for, `x-unit` what a number counts,
 * `x-hosts` to which of the environment's hosts an address may lead.
 */

/** BCP 47 language tags, such as vi or zh-Hans. */
const languageTag = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'

/** A text of the merchant by language tag, in English at least; each at most `maxLength` characters. */
export function localisedText(maxLength: number, kind: 'texts' | 'html' = 'texts') {
  const text = { type: 'string', maxLength }
  return Type.Unsafe<LocalisedText>({
    type: 'object',
    properties: { en: { ...text, minLength: 1 } },
    required: ['en'],
    patternProperties: { [languageTag]: text },
    additionalProperties: false,
    maxProperties: 40,
    'x-kind': kind,
  })
}

/** A moment with its zone, ISO 8601. */
export const moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,6})?)?(Z|[+-]\\d\\d:\\d\\d)$',
  'x-kind': 'moment',
})

/** An https address without credentials, by which of the environment's hosts it may lead to. */
export function httpsAddress(hosts: 'links' | 'images') {
  return Type.String({
    pattern: '^https://[A-Za-z0-9.-]{1,253}(:\\d{1,5})?(/[\\x21-\\x7e]*)?$',
    maxLength: 500,
    'x-kind': 'address',
    'x-hosts': hosts,
  })
}

/** Where games are played: an https address, or one on the very machine, as in the demo. */
export const gameAddress = Type.String({
  pattern:
    '^(https://[A-Za-z0-9.-]{1,253}(:\\d{1,5})?|http://(127\\.0\\.0\\.1|localhost)(:\\d{1,5})?)(/[\\x21-\\x7e]*)?$',
  maxLength: 500,
  'x-kind': 'address',
  'x-hosts': 'games',
})

/** A host name, such as play.example.com. */
export const hostName = Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$', 'x-kind': 'host' })

/** ISO 3166-1 alpha-2 code of a country. */
export const countryCode = Type.String({ pattern: '^[A-Z]{2}$', 'x-kind': 'country' })

/** What the numbers of a country are dialled with from elsewhere, such as 84. */
export const dialingCode = Type.String({ pattern: '^[1-9][0-9]{0,3}$' })

const closed = { additionalProperties: false } as const

/** An object that takes these fields and no others. */
export function shape<Fields extends Type.TProperties>(fields: Fields) {
  return Type.Object(fields, closed)
}
