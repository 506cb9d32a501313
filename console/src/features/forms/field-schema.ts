import type { Json } from '@banyan/rules/content/value-differences.ts'

/** What of JSON Schema the settings use, and what they say besides for their forms (contract/system/content.ts). */
export interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly anyOf?: readonly FieldSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: FieldSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>
  readonly 'x-kind'?: 'moment' | 'address' | 'host' | 'country' | 'texts' | 'html' | 'amount' | 'day' | 'time'
  readonly 'x-unit'?: 'days' | 'minutes' | 'seconds' | 'characters' | 'perMinute' | 'perHour' | 'perDay' | 'ppm'
  readonly 'x-hosts'?: 'links' | 'images' | 'games'
}

type FieldKind =
  | 'object'
  | 'optional'
  | 'list'
  | 'lines'
  | 'ticks'
  | 'countries'
  | 'texts'
  | 'switch'
  | 'number'
  | 'percent'
  | 'amount'
  | 'choice'
  | 'moment'
  | 'text'

/** How a field is filled in. */
export function kindOf(schema: FieldSchema): FieldKind {
  if (schema['x-kind'] === 'texts' || schema['x-kind'] === 'html') return 'texts'
  if (choicesOf(schema)) return 'choice'
  if (schema.anyOf) return schema.anyOf.some(isNull) ? 'optional' : kindOf(givenOf(schema))
  if (schema.type === 'array') return listKind(schema.items ?? {})
  if (schema.type === 'object') return 'object'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'integer') return schema['x-unit'] === 'ppm' ? 'percent' : 'number'
  const { 'x-kind': kind } = schema
  return kind === 'moment' || kind === 'amount' ? kind : 'text'
}

function listKind(items: FieldSchema): FieldKind {
  if (items.type === 'object') return 'list'
  if (choicesOf(items)) return 'ticks'
  return items['x-kind'] === 'country' ? 'countries' : 'lines'
}

/** The values of a closed list; undefined where the list is open. */
export function choicesOf({ enum: values, anyOf }: FieldSchema): readonly string[] | undefined {
  if (values) return values.map(String)
  return anyOf?.every((each) => each.const !== undefined) ? anyOf.map((each) => String(each.const)) : undefined
}

/** Of a field that may be off, or empty, what it is where it is given. */
export function givenOf(schema: FieldSchema): FieldSchema {
  return schema.anyOf?.find((each) => !isNull(each) && each.const === undefined) ?? schema
}

const isNull = ({ type }: FieldSchema) => type === 'null'

/** A first value for a field that is added or switched on: what is written down is the operator's. */
export function blankOf(schema: FieldSchema): Json {
  const [first] = choicesOf(schema) ?? []
  if (first !== undefined) return first
  switch (kindOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, field]) => [name, blankOf(field)]),
      )
    case 'optional':
      return null
    case 'list':
    case 'lines':
    case 'ticks':
    case 'countries':
      return []
    case 'texts':
      return { en: '' }
    case 'switch':
      return false
    case 'number':
    case 'percent':
      return schema.minimum ?? 0
    default:
      return ''
  }
}

/** The schema of the field that a JSON pointer leads to, with the names on the way but for places in lists. */
export function fieldAt(root: FieldSchema, path: string): { readonly schema: FieldSchema; readonly name: string } {
  let schema = root
  const names: string[] = []
  for (const part of path.split('/').slice(1)) {
    const given = givenOf(schema)
    if (given.items) schema = given.items
    else {
      const field = given.properties?.[part]
      if (!field || given.patternProperties) break
      schema = field
      names.push(part)
    }
  }
  return { schema, name: names.join('.') }
}

/** The value that a JSON pointer leads to. */
export function valueAt(root: Json | undefined, path: string): Json | undefined {
  return path
    .split('/')
    .slice(1)
    .reduce<Json | undefined>(
      (value, name) => (value as Readonly<Record<string, Json>> | null | undefined)?.[name],
      root,
    )
}
