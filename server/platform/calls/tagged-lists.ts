import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

interface ListSchema {
  readonly type?: string
  readonly items?: { readonly anyOf?: readonly MemberSchema[] }
}
type MemberSchema = TSchema & { readonly properties?: Readonly<Record<string, { readonly const?: unknown }>> }
type SchemaError = ReturnType<Validator['Errors']>[number]

/** A list of a body whose items are of several kinds, each told by a constant in the same field. */
interface TaggedList {
  readonly field: string
  readonly tag: string
  readonly validators: ReadonlyMap<unknown, Validator>
}

/**
 * Errors of a value against an object's schema. What is wrong with an item of a list of several kinds is
 * what its own kind says; a union by itself would report what each of the others says too.
 */
export function errorsBy(schema: TSchema): (value: unknown) => readonly SchemaError[] {
  const properties = (schema as { properties?: Readonly<Record<string, TSchema>> }).properties ?? {}
  const lists = Object.entries(properties).flatMap(([field, list]) => taggedList(field, list))
  const loose = Object.fromEntries(
    lists.map(({ field }) => [field, { ...properties[field], items: {} } as unknown as TSchema]),
  )
  const outline = Compile(
    lists.length > 0 ? ({ ...schema, properties: { ...properties, ...loose } } as TSchema) : schema,
  )
  return (value) => [...outline.Errors(value), ...lists.flatMap((list) => itemErrors(list, value))]
}

function taggedList(field: string, list: ListSchema): TaggedList[] {
  const members = list.items?.anyOf
  const tag = Object.entries(members?.[0]?.properties ?? {}).find(([, { const: only }]) => only !== undefined)?.[0]
  if (list.type !== 'array' || !members || tag === undefined) return []
  const validators = new Map(members.map((member) => [member.properties?.[tag]?.const, Compile(member)]))
  return validators.has(undefined) ? [] : [{ field, tag, validators }]
}

function itemErrors({ field, tag, validators }: TaggedList, value: unknown): SchemaError[] {
  const items = (value as Readonly<Record<string, unknown>> | null)?.[field]
  if (!Array.isArray(items)) return []
  return items.flatMap((item, index) => {
    const kind = (item as Readonly<Record<string, unknown>> | null)?.[tag]
    const validator = validators.get(kind)
    const instancePath = `/${field}/${index}`
    if (!validator) return [{ keyword: 'enum', instancePath: `${instancePath}/${tag}`, params: {} } as SchemaError]
    return validator.Errors(item).map((error) => ({ ...error, instancePath: instancePath + error.instancePath }))
  })
}
