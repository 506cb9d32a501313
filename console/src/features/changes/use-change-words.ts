import { languageTag } from '@banyan/client/formats.ts'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { useFieldTexts } from '#/src/features/forms/form-context.ts'
import type { ChangeWords } from '#/src/features/records/change-words.ts'
import { type TextKey, useText } from '#/src/i18n/text.ts'

interface Change {
  /** As the audit names it, such as `settings cashier` or `promotion TET27`. */
  readonly object: string
  readonly before: object | null
  readonly after: object | null
}

const isPlace = (name: string) => /^\d+$/.test(name)
const languageTagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

/** Says the fields of a change, and the words in it, as the forms and lists of the console do. */
export function useChangeWords({ object, before, after }: Change): ChangeWords {
  const t = useText()
  const callName = useCallName()
  const section = sectionOf(object, { ...before, ...after })
  const { label, choice } = useFieldTexts(section)
  const nameOf = (name: string, path: readonly string[]) => {
    const holders = [before, after].map((side) => valueAt(side, path.slice(0, -1)))
    // A number of the lottery and a tier of its prizes are no places of a list.
    if (isPlace(name)) return holders.some(Array.isArray) ? String(Number(name) + 1) : name
    // A missing text is empty; a form's label falls back to the name.
    const known = label(path.filter((each) => !isPlace(each)).join('.'))
    const own = known === name ? t(`changeField.${name}` as TextKey) : known
    return own || (holders.some(isTexts) && languageName(name)) || name
  }
  return {
    fieldText: (names) => names.map((name, place) => nameOf(name, names.slice(0, place + 1))).join(' › '),
    wordText: (names, word) => {
      const known = choice(names.filter((each) => !isPlace(each)).join('.'), word)
      return known === word ? t(`changeValue.${word}` as TextKey) || callName(word) : known
    },
  }
}

/** The section whose form names the fields: of a promotion that of its kind, where the change names it. */
function sectionOf(object: string, change: { readonly kind?: unknown }): string {
  const [of, name = ''] = object.split(' ', 2)
  if (of === 'settings') return name
  return of === 'promotion' ? `promotion.${String(change.kind ?? '')}` : object
}

function valueAt(side: object | null, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], side)
}

/** Texts by language have English at least; `id` is Indonesian among them alone. */
const isTexts = (value: unknown) => typeof value === 'object' && value !== null && 'en' in value

function languageName(tag: string): string | undefined {
  return languageTagPattern.test(tag)
    ? new Intl.DisplayNames([languageTag()], { type: 'language', fallback: 'none' }).of(tag)
    : undefined
}
