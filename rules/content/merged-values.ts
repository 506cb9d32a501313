import { isSame, type Json, namingField } from './value-differences.ts'

type Fields = { readonly [name: string]: Json }

/**
 * One's own changes put onto what somebody else has made of the same value: a field that only one of them changed is
 * as that one has it, and a field that both changed is one's own. Entries of lists are matched by what names them.
 */
export function mergedValues(base: Json | undefined, own: Json, theirs: Json): Json {
  if (isSame(base, own)) return theirs
  if (isSame(base, theirs)) return own
  if (isFields(base) && isFields(own) && isFields(theirs)) return mergedFields(base, own, theirs)
  if (Array.isArray(base) && Array.isArray(own) && Array.isArray(theirs)) return mergedLists(base, own, theirs)
  return own
}

function mergedFields(base: Fields, own: Fields, theirs: Fields): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(own)])
  const merged = [...names].map((name) => [name, mergedField(base[name], own[name], theirs[name])] as const)
  return Object.fromEntries(merged.filter((pair): pair is [string, Json] => pair[1] !== undefined))
}

/** Of a field, or an entry, that may be there in some of the three. */
function mergedField(base: Json | undefined, own: Json | undefined, theirs: Json | undefined): Json | undefined {
  if (own !== undefined && theirs !== undefined) return mergedValues(base, own, theirs)
  return isSame(base, own) ? theirs : own
}

function mergedLists(base: readonly Json[], own: readonly Json[], theirs: readonly Json[]): readonly Json[] {
  const name = namingField(base, own, theirs)
  if (name === undefined) return own
  const nameOf = (entry: Json) => String((entry as Fields)[name])
  const byName = (list: readonly Json[]) => new Map(list.map((entry) => [nameOf(entry), entry]))
  const [earlier, mine, others] = [byName(base), byName(own), byName(theirs)]
  const isReordered = !isSame(
    base.map(nameOf).filter((each) => mine.has(each)),
    own.map(nameOf).filter((each) => earlier.has(each)),
  )
  const [first, second] = isReordered ? [own, theirs] : [theirs, own]
  const names = new Set([...first, ...second].map(nameOf))
  return [...names].flatMap((each) => mergedField(earlier.get(each), mine.get(each), others.get(each)) ?? [])
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
