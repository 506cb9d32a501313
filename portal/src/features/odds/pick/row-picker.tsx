import type { PickerRow } from '@banyan/rules/lottery/picker.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { rowName, valueName } from '../../lottery-names/value-name.ts'
import { type QuickPick, quickPick, quickPicksOf } from './pick-text.ts'

interface RowPickerProps {
  playCode: string
  row: PickerRow
  picked: ReadonlySet<string>
  isColour: boolean
  onPick: (next: (picked: ReadonlySet<string>) => Iterable<string>) => void
}

/** A row of labels that stay pressed; the arrows walk along it, so that it is one stop of the keyboard. */
export function RowPicker({ playCode, row, picked, isColour, onPick }: RowPickerProps) {
  const t = useText()
  const name = rowName(t, playCode, row.name)
  const { grid, moveFocus, reached, setReached } = useArrowKeys(row.labels.length)
  const isNumber = row.labels.every((label) => /^\d+$/.test(label))
  const toggle = (label: string) =>
    onPick((before) => (before.has(label) ? [...before].filter((other) => other !== label) : [...before, label]))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex items-baseline gap-2.5">
          <span aria-hidden="true" className="font-semibold">
            {name}
          </span>
          <span className="text-sm text-muted">{hintOf(t, row)}</span>
        </p>
        <QuickPicks row={row} name={name} onPick={(quick) => onPick(() => quickPick(row.labels, quick))} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus among the buttons */}
      <div ref={grid} onKeyDown={moveFocus} className={isNumber ? ballGrid(row.labels.length) : 'flex flex-wrap gap-2'}>
        {row.labels.map((label, index) => (
          <button
            key={label}
            type="button"
            aria-pressed={picked.has(label)}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={() => toggle(label)}
            className={`${isNumber ? 'size-11 rounded-full' : 'min-h-11 min-w-16 rounded-full px-4'} border text-center font-semibold transition-colors ${
              picked.has(label)
                ? 'border-primary bg-primary text-on-primary'
                : 'border-line-control bg-field hover:border-primary'
            }`}
          >
            {isNumber ? label : valueName(t, label, isColour)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const grids = {
  ten: 'grid-cols-[repeat(5,2.75rem)] sm:grid-cols-[repeat(10,2.75rem)] sm:gap-x-2.5',
  eleven: 'grid-cols-[repeat(6,2.75rem)] sm:grid-cols-[repeat(11,2.75rem)] sm:gap-x-2',
  many: 'grid-cols-[repeat(6,2.75rem)] sm:grid-cols-[repeat(10,2.75rem)] sm:gap-x-2.5',
}

/** Digits in two rows of five on a phone, a hundred numbers in tens where there is room. */
function ballGrid(count: number): string {
  const columns = count <= 10 ? grids.ten : count === 11 ? grids.eleven : grids.many
  return `grid justify-between gap-y-2 sm:justify-start ${columns}`
}

function hintOf(t: ReturnType<typeof useText>, { labels, fewest, most }: PickerRow): string {
  if (fewest === 0) return t('odds.mayBeEmpty')
  if (most < labels.length && most > fewest) return t('odds.pickBetween', { fewest, most })
  if (most < labels.length) return t('odds.pickExactly', { fewest })
  return labels.length > 1 ? t('odds.pickHint', { fewest }) : ''
}

interface QuickPicksProps {
  row: PickerRow
  name: string
  onPick: (quick: QuickPick) => void
}

function QuickPicks({ row, name, onPick }: QuickPicksProps) {
  const t = useText()
  if (row.labels.length < 3) return null
  return (
    <div className="-mx-2 flex flex-wrap">
      {quickPicksOf(row).map((quick) => (
        <button
          key={quick}
          type="button"
          aria-label={t('odds.pickIn', { what: t(`odds.${quick}`), row: name })}
          onClick={() => onPick(quick)}
          className="min-h-11 min-w-11 rounded-sm px-2 text-sm text-muted transition-colors hover:text-primary-strong sm:min-h-9"
        >
          {t(`odds.${quick}`)}
        </button>
      ))}
    </div>
  )
}

/** Arrows, Home and End move the focus among the buttons of a row, in the line of reading. */
function useArrowKeys(count: number) {
  const grid = useRef<HTMLDivElement>(null)
  const [last, setReached] = useState(0)
  const reached = Math.min(last, count - 1)
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: reached + onwards,
      ArrowLeft: reached - onwards,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[Math.max(0, Math.min(count - 1, next))]?.focus()
  }
  return { grid, moveFocus, reached, setReached }
}
