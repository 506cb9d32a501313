import type { TSchema } from 'typebox'
import type { RichText } from '#/platform/html/foreign-links.ts'

/** What is wrong with a value beyond its schema: the path within it, and the rule that it breaks. */
export interface ValueFault {
  readonly path: string
  readonly rule: string
  readonly limit?: number
}

/** Addresses in a value, by what lies there; the environment says which hosts each kind may lead to. */
export interface NamedAddresses {
  readonly links?: readonly string[]
  readonly images?: readonly string[]
  readonly games?: readonly string[]
}

/** A section of the settings, as the module that it belongs to defines it. */
export interface SectionDefinition<Value> {
  readonly schema: TSchema
  /** The value until somebody changes it. */
  readonly initial: Value
  /** What the value breaks that a schema can't say; empty where nothing is wrong. */
  readonly faults?: (value: Value) => readonly ValueFault[]
  readonly addresses?: (value: Value) => NamedAddresses
  /** The value as it may be stored, such as without dangerous HTML. */
  readonly clean?: (value: Value) => Promise<Value>
  /** The cleaned HTML in a value, by its path within it; its links lead to allowed hosts alone. */
  readonly richTexts?: (value: Value) => readonly RichText[]
  /** What is wrong with the value as it is stored: cleaning may leave nothing of a text, or make it longer. */
  readonly storedFaults?: (value: Value) => readonly ValueFault[]
  /** Fields that are empty where a merchant has to say something, by the names that lead to them. */
  readonly undecided?: (value: Value) => readonly string[]
  /** Fields for which any value is sound, the initial one too, but which a merchant has to look at once. */
  readonly toDecide?: readonly string[]
}

/** Fields of a section in which a merchant has decided nothing yet. */
export function undecidedFields<Value>(
  { undecided, toDecide = [] }: SectionDefinition<Value>,
  { version, value }: { readonly version: number; readonly value: Value },
): string[] {
  return [...new Set([...(undecided?.(value) ?? []), ...(version === 0 ? toDecide : [])])]
}

/** Every section by its name. */
export type Definitions<Sections> = { readonly [Name in keyof Sections]: SectionDefinition<Sections[Name]> }

/** A fault for each entry of the list at `path` whose name, which is in `field`, an entry before it has. */
export function duplicates<Field extends string>(
  path: string,
  field: Field,
  list: readonly Readonly<Record<Field, string>>[],
): ValueFault[] {
  const names = list.map((entry) => entry[field])
  return names.flatMap((name, place) =>
    names.indexOf(name) < place ? [{ path: `${path}/${place}/${field}`, rule: 'duplicate' }] : [],
  )
}
