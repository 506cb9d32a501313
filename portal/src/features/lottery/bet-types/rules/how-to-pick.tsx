import { formatNumber } from '@banyan/client/formats.ts'
import type { Picker, PickerRow } from '@banyan/rules/lottery/picker.ts'
import type { ReactNode } from 'react'
import { isAboutColours, rowName, valueName } from '#/src/features/lottery/games/value-name.ts'
import { Values } from '#/src/features/lottery/games/values.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { type Level, RulesSection } from './rules-section.tsx'

interface HowToPickProps {
  level: Level
  playCode: string
  picker: Picker
}

/** What can be picked, out of the picker that reads selections. */
export function HowToPick({ level, playCode, picker }: HowToPickProps) {
  const t = useText()
  return (
    <RulesSection level={level} title={t('rules.pick')}>
      {picker.kind === 'rows' ? (
        <dl className="flex flex-col gap-1.5">
          {alikeRows(picker.rows).map((rows) => (
            <PickRow key={rows[0]?.name} name={nameOf(t, playCode, rows)} hint={rows[0] && hintOf(t, rows[0])}>
              {rows[0] && labelsOf(t, playCode, rows[0].labels)}
            </PickRow>
          ))}
        </dl>
      ) : (
        <>
          <p>{t('rules.entries', { width: picker.width, digits: `${picker.digits.at(0)}–${picker.digits.at(-1)}` })}</p>
          {picker.unordered && <p className="text-muted">{t('rules.unordered')}</p>}
          {picker.wildcard && <p className="text-muted">{t('rules.wildcard', { letter: picker.wildcard })}</p>}
        </>
      )}
    </RulesSection>
  )
}

function PickRow({ name, hint, children }: { name: string; hint: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        {children}
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </dd>
    </div>
  )
}

/** Rows of the same labels that follow each other, such as the positions of digits. */
function alikeRows(rows: readonly PickerRow[]): PickerRow[][] {
  const groups: PickerRow[][] = []
  for (const row of rows) {
    const before = groups.at(-1)?.[0]
    const isAlike =
      before &&
      isPlace(row) &&
      isPlace(before) &&
      before.labels.join() === row.labels.join() &&
      before.fewest === row.fewest
    if (isAlike) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups
}

const isPlace = ({ name }: PickerRow) => /^p\d+$/.test(name)

function nameOf(t: Text, playCode: string, rows: readonly PickerRow[]): string {
  const [first, last] = [rows[0]?.name ?? '', rows.at(-1)?.name ?? '']
  return rows.length > 1
    ? t('rules.positions', { first: first.slice(1), last: last.slice(1) })
    : rowName(t, playCode, first)
}

/** Numbers from the first to the last; names one by one. */
function labelsOf(t: Text, playCode: string, labels: readonly string[]): ReactNode {
  if (labels.length > 2 && labels.every((label) => /^\d+$/.test(label)))
    return (
      <bdi dir="ltr" className="tabular-nums">
        {labels.every((label) => label.length > 1 && new Set(label).size === 1)
          ? labels.join(' · ')
          : `${labels[0]}–${labels.at(-1)}`}
      </bdi>
    )
  if (labels.length === 1) return null
  return (
    <span>
      <Values values={labels.map((label) => valueName(t, label, isAboutColours(playCode)))} />
    </span>
  )
}

function hintOf(t: Text, { labels, fewest, most }: PickerRow): string | undefined {
  if (fewest === 0) return t('rules.mayBeEmpty')
  if (most === fewest) return labels.length > 1 ? t('rules.exactly', { fewest: formatNumber(fewest) }) : undefined
  if (most < labels.length) return t('rules.between', { fewest: formatNumber(fewest), most: formatNumber(most) })
  return t('rules.atLeast', { fewest: formatNumber(fewest) })
}
