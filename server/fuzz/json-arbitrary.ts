import fc from 'fast-check'

/** What of JSON Schema the contract uses. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Schema
  readonly maxItems?: number
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Values that have broken parsers before. */
export const rubbish = fc.oneof(
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
    '\0',
  ),
  fc.constantFrom('9'.repeat(400), 'x'.repeat(10_000), '"', '\\'),
)

/** Values that a schema accepts, its bounds among them. */
export function sound(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(sound))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return soundNumber(schema)
    case 'string':
      return soundText(schema)
    case 'array':
      return soundList(schema)
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sound(field)])),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    default:
      return fc.jsonValue()
  }
}

/** Mostly what the schema accepts, with something wrong in it. */
export function unsound(schema: Schema): fc.Arbitrary<unknown> {
  const anything = fc.oneof(rubbish, fc.jsonValue({ maxDepth: 2 }), beside(schema))
  if (!schema.properties) return anything
  const fields = Object.entries(schema.properties).map(([name, field]) => [
    name,
    fc.oneof(sound(field), sound(field), unsound(field)),
  ])
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const withMore = fc.tuple(record, fc.dictionary(rubbish, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }))
  return fc.oneof(
    record,
    withMore.map(([value, more]) => ({ ...value, ...more })),
    anything,
  )
}

function soundNumber({ minimum = 0, maximum = 2 ** 31 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum))
}

function soundText({ pattern, minLength = 0, maxLength: most }: Schema): fc.Arbitrary<string> {
  // A pattern without a length of its own bounds itself; a filter that is shorter than it would wait for ever.
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= (most ?? 1000))
  const maxLength = most ?? 20
  return fc.oneof(fc.string({ unit: 'grapheme-ascii', minLength, maxLength }), fc.constant('x'.repeat(maxLength)))
}

function soundList({ items = {}, minItems = 0, maxItems = 5, uniqueItems }: Schema): fc.Arbitrary<unknown[]> {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) }
  return uniqueItems ? fc.uniqueArray(sound(items), bounds) : fc.array(sound(items), bounds)
}

/** Just past a bound. */
function beside({ minimum = 0, maximum = 2 ** 31, maxLength = 20, maxItems }: Schema): fc.Arbitrary<unknown> {
  const tooMany = maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => null)]
  return fc.constantFrom<unknown>(minimum - 1, maximum + 1, minimum + 0.5, 'x'.repeat(maxLength + 1), ...tooMany)
}
