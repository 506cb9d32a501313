import { type Difference, type Json, valueDifferences } from '@banyan/rules/content/value-differences.ts'
import { useText } from '#/src/i18n/text.ts'
import { fieldAt } from './field-schema.ts'
import { useFieldTexts, useForm } from './form-context.ts'
import { useValueText } from './parts/value-text.ts'

const shownAtMost = 100

/** What differs between two values of the section. */
export function ValueDifferences({ before, after }: { before: Json; after: Json }) {
  const differences = valueDifferences(before, after)
  return <DifferenceList differences={differences.slice(0, shownAtMost)} more={differences.length - shownAtMost} />
}

/** Fields with what they were and what they are. */
export function DifferenceList({ differences, more = 0 }: { differences: readonly Difference[]; more?: number }) {
  const t = useText()
  const { section, schema, entryName } = useForm()
  const { label } = useFieldTexts(section)
  const valueText = useValueText(section)
  const nameOf = ({ path, after }: Difference) => {
    const { name } = fieldAt(schema, path)
    const names = name.split('.').map((_part, place, parts) => label(parts.slice(0, place + 1).join('.')))
    const place = /\/(\d+)(?:\/|$)/.exec(path)?.[1]
    const isGone = after === undefined && /\/\d+$/.test(path)
    const language = /\/([a-z]{2,3}(?:-[A-Za-z]+)?)$/.exec(path)?.[1]
    return [
      names.join(' › '),
      ...(place === undefined
        ? []
        : [entryName?.(Number(place), isGone) ?? t('settings.entry', { place: String(Number(place) + 1) })]),
      ...(language && !name.endsWith(language) ? [language] : []),
    ].join(' · ')
  }
  const side = (value: Json | undefined, path: string) =>
    value === undefined ? t('settings.absent') : valueText(path, value)
  return (
    <dl className="divide-y divide-line text-sm">
      {differences.map((difference) => {
        const { path, before, after } = difference
        return (
          <div key={`${path} ${before === undefined}`} className="py-2.5">
            <dt className="font-semibold">{nameOf(difference)}</dt>
            <dd className="mt-0.5 wrap-anywhere">
              <del className="text-muted" dir="auto">
                {side(before, path)}
              </del>
              <span aria-hidden="true" className="mx-2 inline-block text-muted rtl:-scale-x-100">
                →
              </span>
              <ins className="font-semibold no-underline" dir="auto">
                {side(after, path)}
              </ins>
            </dd>
          </div>
        )
      })}
      {more > 0 && <p className="py-2.5 text-muted">{t('settings.andMore', { count: more })}</p>}
    </dl>
  )
}
