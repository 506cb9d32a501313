import { type Difference, isSame, type Json, valueDifferences } from '@banyan/rules/content/value-differences.ts'
import { useText } from '#/src/i18n/text.ts'
import { type ChangeWords, changedValueText } from './change-words.ts'

interface ChangeViewProps {
  before: object | null
  after: object | null
  /** Without them names and words are shown as they are. */
  words?: ChangeWords
}

const asTheyAre: ChangeWords = { fieldText: (names) => names.join(' › '), wordText: (_names, word) => word }

const shownAtMost = 100

/** What a change was, field by field, down to the smallest; lists of words as what came and what went. */
export function ChangeView({ before, after, words = asTheyAre }: ChangeViewProps) {
  const t = useText()
  const differences = valueDifferences((before ?? {}) as Json, (after ?? {}) as Json).flatMap(smallest)
  if (differences.length === 0) return <p className="text-sm text-muted">{t('change.nothing')}</p>
  return (
    <dl className="divide-y divide-line text-sm">
      {differences.slice(0, shownAtMost).map((difference) => (
        <div
          key={difference.path}
          className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(6rem,12rem)_minmax(0,1fr)]"
        >
          <dt className="font-semibold wrap-anywhere">{words.fieldText(namesOf(difference.path))}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <Sides {...difference} words={words} />
          </dd>
        </div>
      ))}
      {differences.length > shownAtMost && (
        <p className="py-2 text-muted">{t('change.more', { count: differences.length - shownAtMost })}</p>
      )}
    </dl>
  )
}

/** Of something that came, went or has no names, the parts: whoever approves it has to see each of them. */
function smallest(difference: Difference): Difference[] {
  const { path, before, after } = difference
  const [earlier, later] = [partsOf(before), partsOf(after)]
  const isWhole = (before !== undefined && !earlier) || (after !== undefined && !later)
  if (isWhole) return [difference]
  const names = new Set([...Object.keys(earlier ?? {}), ...Object.keys(later ?? {})])
  return [...names].flatMap((name) => {
    const [was, is] = [earlier?.[name], later?.[name]]
    const part = { ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }
    return isSame(was, is)
      ? []
      : smallest({ path: `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, ...part })
  })
}

/** The parts of an object, or of a list of objects; a list of words is shown as one. */
function partsOf(value: Json | undefined): Readonly<Record<string, Json>> | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return undefined
  if (Array.isArray(value) && !value.every((entry) => typeof entry === 'object')) return undefined
  return value as Readonly<Record<string, Json>>
}

function Sides({ path, before, after, words }: Difference & { words: ChangeWords }) {
  const t = useText()
  const names = namesOf(path)
  const wordText = (word: string) => words.wordText(names, word)
  const [earlier, later] = [wordsOf(before), wordsOf(after)]
  if (earlier && later) {
    const came = later.filter((word) => !earlier.includes(word))
    const went = earlier.filter((word) => !later.includes(word))
    if (came.length + went.length > 0) return <Words came={came.map(wordText)} went={went.map(wordText)} />
  }
  return (
    <>
      {before !== undefined && (
        <del className="text-muted">
          <span className="sr-only">{t('change.before')} </span>
          <Value text={changedValueText(t, names, before, words)} />
        </del>
      )}
      {before !== undefined && after !== undefined && (
        <span aria-hidden="true" className="mx-2 inline-block text-muted rtl:-scale-x-100">
          →
        </span>
      )}
      {after !== undefined && (
        <ins className="font-semibold no-underline">
          <span className="sr-only">{t('change.after')} </span>
          <Value text={changedValueText(t, names, after, words)} />
        </ins>
      )}
    </>
  )
}

/** Figures and dates keep their order where lines run from right to left. */
function Value({ text }: { text: string }) {
  return <bdi {...(!/\p{L}/u.test(text) && { dir: 'ltr' })}>{text}</bdi>
}

function Words({ came, went }: { came: readonly string[]; went: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {came.map((word) => (
        <ins key={word} dir="auto" className="rounded-xs bg-primary-soft px-1.5 text-primary-strong no-underline">
          + {word}
        </ins>
      ))}
      {went.map((word) => (
        <del key={word} dir="auto" className="rounded-xs bg-danger-soft px-1.5 text-danger">
          − {word}
        </del>
      ))}
    </span>
  )
}

/** The names in a JSON pointer. */
function namesOf(path: string): string[] {
  const names = path.split('/').slice(1)
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function wordsOf(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined
}
