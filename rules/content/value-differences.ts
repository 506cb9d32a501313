/** What is JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A field that is not the same in two values: its JSON pointer, and what it is in each; absent where it is not there. */
export interface Difference {
  readonly path: string
  readonly before?: Json
  readonly after?: Json
}

type Fields = { readonly [name: string]: Json }

/**
 * The fields in which two values differ, down to the smallest. Entries of a list are compared by what names them, so
 * that one that was added at the top is one difference; a new order alone is a difference of the list.
 */
export function valueDifferences(before: Json, after: Json, path = ''): Difference[] {
  if (isSame(before, after)) return []
  if (isFields(before) && isFields(after)) return fieldDifferences(before, after, path)
  if (isList(before) && isList(after)) return listDifferences(before, after, path)
  return [{ path, before, after }]
}

/** Whether two values are the same JSON, whatever the order of their fields. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((entry, place) => isSame(entry, other[place]))
  if (!isFields(one) || !isFields(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

function fieldDifferences(before: Fields, after: Fields, path: string): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => presenceDifferences(before[name], after[name], `${path}/${escaped(name)}`))
}

function presenceDifferences(before: Json | undefined, after: Json | undefined, path: string): Difference[] {
  if (before !== undefined && after !== undefined) return valueDifferences(before, after, path)
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

function listDifferences(before: readonly Json[], after: readonly Json[], path: string): Difference[] {
  const name = namingField(before, after)
  if (name === undefined) return [{ path, before, after }]
  const nameOf = (entry: Json) => String((entry as Fields)[name])
  const earlier = new Map(before.map((entry) => [nameOf(entry), entry]))
  const places = new Map(after.map((entry, place) => [nameOf(entry), place]))
  const kept = before.map(nameOf).filter((each) => places.has(each))
  const keptAfter = after.map(nameOf).filter((each) => earlier.has(each))
  const gone = before.flatMap((entry, place) =>
    places.has(nameOf(entry)) ? [] : [{ path: `${path}/${place}`, before: entry }],
  )
  const changed = after.flatMap((entry, place) =>
    presenceDifferences(earlier.get(nameOf(entry)), entry, `${path}/${place}`),
  )
  const moved = isSame(kept, keptAfter) ? [] : [{ path, before: before.map(nameOf), after: after.map(nameOf) }]
  return [...gone, ...changed, ...moved]
}

/** The first field by which every entry of either list can be told from its neighbours; undefined where there is none. */
export function namingField(...lists: readonly (readonly Json[])[]): string | undefined {
  const entries = lists.flat()
  const [first] = entries
  if (!isFields(first) || !entries.every(isFields)) return undefined
  const names = Object.keys(first).filter((name) => typeof first[name] === 'string')
  return names.find((name) =>
    lists.every((list) => new Set(list.map((entry) => (entry as Fields)[name])).size === list.length),
  )
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A name as JSON pointers write it. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
