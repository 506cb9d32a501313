import type { CallDefinition } from '@banyan/contract/call.ts'
import fc from 'fast-check'

export interface FuzzedRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** Values that have broken parsers before. */
const rubbish = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    '-1',
    '1e9',
    '0x10',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '\0',
  ),
  fc.constantFrom(
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '{{7*7}}',
    '٣',
    '９',
    '\u202e',
    '\ud800',
    '💰',
    'ﬀ',
    '9'.repeat(400),
  ),
  fc.constant('x'.repeat(10_000)),
)

/** Values that a field's schema accepts, its bounds among them. */
function sound(schema: FieldSchema): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String))
  if (schema.const !== undefined) return fc.constant(String(schema.const))
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 2 ** 31 } = schema
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum)).map(String)
  }
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const longest = schema.maxLength ?? 20
  return fc.oneof(fc.string({ unit: 'grapheme-ascii', maxLength: longest }), fc.constant('x'.repeat(longest)))
}

/** Values just beside what a field's schema accepts, or far from it. */
function unsound(schema: FieldSchema): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 2 ** 31, maxLength = 20 } = schema
  return fc.oneof(rubbish, fc.constantFrom(String(minimum - 1), String(maximum + 1), 'x'.repeat(maxLength + 1)))
}

/** Requests around a call: half of them well formed, the others with any part wrong. */
export function requestAround(call: CallDefinition): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(
    request(call, sound, 0),
    request(call, (schema) => fc.oneof(sound(schema), sound(schema), unsound(schema)), 1),
  )
}

function request(
  call: CallDefinition,
  value: (schema: FieldSchema) => fc.Arbitrary<string>,
  wrong: 0 | 1,
): fc.Arbitrary<FuzzedRequest> {
  const often = <T>(usual: T, other: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: wrong, arbitrary: other })
  const fields = Object.entries(call.query.properties as Record<string, FieldSchema>)
  return fc
    .record({
      method: often<FuzzedRequest['method']>(
        call.method,
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      ),
      query: fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, value(schema)])), { requiredKeys: [] }),
      extra: often<[string, string][]>([], fc.array(fc.tuple(rubbish, rubbish), { maxLength: 3 })),
      suffix: often('', rubbish.map(encoded)),
      language: fc.constantFrom(undefined, 'TY', 'EN', 'AR', 'CN', 'XX', '', 'x'.repeat(5000)),
      type: often<string | undefined>(
        undefined,
        fc.constantFrom('application/json', 'text/plain', 'application/jose', 'nonsense'),
      ),
      payload: often<string | undefined>(undefined, fc.oneof(fc.json(), rubbish)),
    })
    .map(({ method, query, extra, suffix, language, type, payload }) => {
      const pairs = [...Object.entries(query as Record<string, string>), ...extra]
      const search = pairs.map(([name, given]) => `${encoded(name)}=${encoded(given)}`).join('&')
      return {
        method,
        url: `${call.path}${suffix}?${search}`,
        headers: {
          ...(language === undefined ? {} : { language }),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...(payload === undefined || method === 'GET' || method === 'HEAD' ? {} : { payload }),
      }
    })
}

/** Lone surrogates have no encoding; they travel as the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
