import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'

interface NamedCall {
  readonly method: string
  readonly path: string
  readonly moduleId: string
  readonly token: string
  readonly encrypted: boolean
  readonly params: readonly string[]
  readonly value: readonly string[]
  readonly origin: string
}

/** The specification's list of calls, and those of it that no code answers yet. */
const named: NamedCall[] = JSON.parse(read('fixtures/calls.json')).calls
const notYetBuilt = read('fixtures/not-yet-built.txt').trim().split('\n')
const contract = Object.entries(calls)

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

const address = (call: { method: string; path: string }) => `${call.method} ${call.path}`

test('every named call is in the contract or on the list of those to come, and on one of them only', () => {
  const built = contract.map(([, call]) => address(call))
  const expected = named.map(address).filter((a) => !built.includes(a))
  expect(notYetBuilt).toEqual(expected)
  // A call that is built stays built: this number only falls.
  expect(notYetBuilt).toHaveLength(18)
})

test('no address stands in the contract twice', () => {
  const addresses = contract.map(([, call]) => address(call))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(contract)('%s is what the specification names', (id, call) => {
  const specified = named.find((n) => address(n) === address(call))
  if (!specified) return expect(call.origin, 'a call that nothing names is ours').toBe('ours')
  expect(call.id).toBe(id)
  expect({ moduleId: call.moduleId, token: call.token, encrypted: call.encrypted }).toEqual({
    moduleId: specified.moduleId,
    token: specified.token,
    encrypted: specified.encrypted,
  })
  expect(fieldsOf(call.query, call.body)).toEqual(expect.arrayContaining([...specified.params]))
  expect(fieldsOf(call.value)).toEqual(expect.arrayContaining([...specified.value]))
})

function fieldsOf(...schemas: unknown[]): string[] {
  return schemas.flatMap((schema) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}))
}

test.each(contract)('every field that %s takes or answers has a bound', (_id, call) => {
  const parts = Object.entries({ query: call.query, body: call.body ?? {}, value: call.value })
  expect(parts.flatMap(([name, schema]) => unbounded(schema as unknown as Schema, name))).toEqual([])
})

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: unknown
  readonly const?: unknown
}

/** Paths of fields that a caller, or a bug, could make as large as it likes. */
function unbounded(schema: Schema, path: string): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((member) => unbounded(member, path))
  if (schema.enum !== undefined || schema.const !== undefined) return []
  const bounds: Record<string, readonly string[]> = {
    string: ['maxLength', 'pattern'],
    integer: ['maximum'],
    number: ['maximum'],
    array: ['maxItems'],
    object: ['additionalProperties'],
  }
  const wanted = bounds[schema.type ?? '']
  const here = wanted && !wanted.some((keyword) => keyword in schema) ? [path] : []
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => unbounded(field, `${path}.${name}`))
  return [...here, ...fields, ...(schema.items ? unbounded(schema.items, `${path}[]`) : [])]
}
