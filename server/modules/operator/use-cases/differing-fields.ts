import { isDeepStrictEqual } from 'node:util'

interface Change {
  readonly before: object
  readonly after: object
}

/** The fields that are not the same in two values, as they are in each. */
export function differingFields(before: object, after: object): Change {
  const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const differing = (one: typeof earlier, other: typeof earlier) =>
    Object.fromEntries([...one].filter(([name, field]) => !isDeepStrictEqual(field, other.get(name))))
  return { before: differing(earlier, later), after: differing(later, earlier) }
}
