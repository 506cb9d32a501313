import type { FieldFault } from '@banyan/contract/envelope.ts'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { onceFor } from '#/platform/concurrency/once.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { errorsBy } from './tagged-lists.ts'

const compiled = onceFor((schema: TSchema) => Compile(schema))
const errors = onceFor(errorsBy)

type Outcome = { value: unknown } | { error: Error }

/**
 * A validator for one part of a request. Queries arrive as text, so whole numbers are read and
 * defaults filled in; bodies are taken as they are. Unknown fields are refused, never dropped.
 */
export function validator(schema: TSchema, part: 'query' | 'body'): (input: unknown) => Outcome {
  const fields = part === 'query' ? fieldsToRead(schema) : []
  return (input) => {
    const value = part === 'query' ? readQuery(fields, input as Record<string, unknown>) : input
    if (!compiled(schema).Check(value)) return { error: new InvalidInput(faultsOf(errors(schema)(value), part)) }
    const unstorable = part === 'body' ? unstorableText(value, `/${part}`) : undefined
    return unstorable === undefined
      ? { value }
      : { error: new InvalidInput([{ path: unstorable, rule: 'characters' }]) }
  }
}

/** Where a text stands that no database keeps: with a NUL, or half of a pair of surrogates. */
function unstorableText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.slice(0, 200) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableText(inner, `${path}/${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

interface ObjectSchema {
  readonly properties?: Readonly<
    Record<string, { readonly type?: string; readonly const?: unknown; readonly default?: unknown }>
  >
}

/** A field of a query that is not taken as it came. */
interface FieldToRead {
  readonly name: string
  readonly initial: unknown
  readonly isNumber: boolean
}

function fieldsToRead({ properties = {} }: ObjectSchema): FieldToRead[] {
  return Object.entries(properties)
    .map(([name, field]) => ({
      name,
      initial: field.default,
      isNumber: field.type === 'integer' || field.type === 'number' || typeof field.const === 'number',
    }))
    .filter(({ initial, isNumber }) => initial !== undefined || isNumber)
}

function readQuery(fields: readonly FieldToRead[], query: Record<string, unknown>): Record<string, unknown> {
  const value: Record<string, unknown> = { ...query }
  for (const { name, initial, isNumber } of fields) {
    const given = value[name]
    if (given === undefined && initial !== undefined) value[name] = initial
    // Only plain digits: 1e3, 0x10 and ' 7 ' are refused rather than guessed.
    if (isNumber && typeof given === 'string' && /^-?\d{1,15}$/.test(given)) value[name] = Number(given)
  }
  return value
}

interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/** One fault a field: a union reports one error per member, of which the first says enough. */
function faultsOf(errors: readonly SchemaError[], part: string): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const { keyword, instancePath, params } of errors) {
    // An unknown field is checked against the schema `false`, which reports itself as a boolean.
    const rule = keyword === 'boolean' ? 'additionalProperties' : keyword
    for (const [field, limit] of fieldsOf(keyword, params as Record<string, unknown>)) {
      const path = `/${part}${instancePath}${field}`.slice(0, 200)
      if (!faults.has(path)) faults.set(path, { path, rule, ...(limit === undefined ? {} : { limit }) })
    }
  }
  return [...faults.values()]
}

/** The fields below the reported path that an error speaks of, each with the bound that was broken. */
function fieldsOf(keyword: string, params: Record<string, unknown>): [string, FieldFault['limit']][] {
  // Errors of the single unknown fields follow; the parent's own list would name them twice.
  if (keyword === 'additionalProperties') return []
  if (keyword === 'required' && Array.isArray(params.requiredProperties)) {
    return params.requiredProperties.map((name) => [`/${String(name)}`, undefined])
  }
  const limit = params.limit
  return [['', typeof limit === 'number' || typeof limit === 'string' ? limit : undefined]]
}
