import { isSame, type Json } from '@banyan/rules/content/value-differences.ts'
import { choicesOf, type FieldSchema, givenOf } from './field-schema.ts'
import { percentText } from './percent.ts'

/** What is wrong with a field: its JSON pointer, the rule that it breaks, and the bound. */
export interface Fault {
  readonly path: string
  readonly rule: string
  readonly limit?: string | number | undefined
}

export type Hosts = Readonly<Record<'links' | 'images' | 'games', readonly string[]>>

/** What the schema refuses of a value; the server asks the same and more. */
export function faultsOf(schema: FieldSchema, value: Json | undefined, hosts: Hosts, path = ''): Fault[] {
  if (value === undefined) return [{ path, rule: 'required' }]
  const choices = choicesOf(schema)
  if (choices) return choices.includes(String(value)) ? [] : [{ path, rule: 'enum' }]
  if (schema.anyOf) {
    const isOff = schema.anyOf.some((each) => (each.type === 'null' ? value === null : each.const === value))
    return isOff ? [] : faultsOf(givenOf(schema), value, hosts, path)
  }
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' ? textFaults(schema, value, hosts, path) : [{ path, rule: 'type' }]
    case 'integer':
      return numberFaults(schema, value, path)
    case 'array':
      return Array.isArray(value) ? listFaults(schema, value, hosts, path) : [{ path, rule: 'type' }]
    case 'object':
      return fieldFaults(schema, value as Readonly<Record<string, Json>>, hosts, path)
    default:
      return []
  }
}

function textFaults(schema: FieldSchema, text: string, hosts: Hosts, path: string): Fault[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema
  if (text.length < minLength) return [{ path, rule: text === '' ? 'required' : 'minLength', limit: minLength }]
  if (text.length > maxLength) return [{ path, rule: 'maxLength', limit: maxLength }]
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return [{ path, rule: text === '' ? 'required' : (schema['x-kind'] ?? 'pattern') }]
  const allowed = schema['x-hosts'] && hosts[schema['x-hosts']]
  return !allowed || leadsTo(text, allowed) ? [] : [{ path, rule: 'host_not_allowed', limit: allowed.join(', ') }]
}

/** Whether an address is on one of these hosts, without credentials. */
export function leadsTo(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, origin, username, password } = new URL(address)
  return hosts.includes(protocol === 'https:' ? host : origin) && username + password === ''
}

function numberFaults({ minimum, maximum, 'x-unit': unit }: FieldSchema, value: Json, path: string): Fault[] {
  const isPart = unit === 'ppm'
  if (!Number.isSafeInteger(value)) return [{ path, rule: isPart ? 'percent' : 'integer' }]
  const told = (limit: number) => (isPart ? percentText(limit) : limit)
  if (minimum !== undefined && Number(value) < minimum) return [{ path, rule: 'minimum', limit: told(minimum) }]
  return maximum !== undefined && Number(value) > maximum ? [{ path, rule: 'maximum', limit: told(maximum) }] : []
}

function listFaults(schema: FieldSchema, list: readonly Json[], hosts: Hosts, path: string): Fault[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, items = {} } = schema
  const isAgain = (entry: Json, place: number) => list.findIndex((each) => isSame(each, entry)) < place
  return [
    ...(list.length < minItems ? [{ path, rule: 'minItems', limit: minItems }] : []),
    ...(list.length > maxItems ? [{ path, rule: 'maxItems', limit: maxItems }] : []),
    ...list.flatMap((entry, place) =>
      uniqueItems && isAgain(entry, place)
        ? [{ path: `${path}/${place}`, rule: 'duplicate' }]
        : faultsOf(items, entry, hosts, `${path}/${place}`),
    ),
  ]
}

function fieldFaults(
  { properties = {}, patternProperties = {}, required = [] }: FieldSchema,
  value: Readonly<Record<string, Json>>,
  hosts: Hosts,
  path: string,
): Fault[] {
  const patterns = Object.entries(patternProperties)
  const further = Object.keys(value).filter((name) => !(name in properties))
  return [
    ...Object.entries(properties).flatMap(([name, schema]) =>
      value[name] === undefined && !required.includes(name)
        ? []
        : faultsOf(schema, value[name], hosts, `${path}/${name}`),
    ),
    ...further.flatMap((name) => {
      const schema = patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1]
      return schema ? faultsOf(schema, value[name], hosts, `${path}/${name}`) : []
    }),
  ]
}
