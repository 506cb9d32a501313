import type { PickerRow } from '@banyan/rules/lottery/picker.ts'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { type KeyboardEvent, memo, startTransition, useCallback, useRef, useState } from 'react'
import { rowName, valueName } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import type { MarkOf, NumberMark } from '../number-mark.ts'
import '#/src/features/lottery/games/number-colours.css'
import './row-picker.css'
import { useStable } from '@banyan/ui/use-stable.ts'
import { type QuickPick, quickPick, quickPicksOf } from './pick-text.ts'

interface RowPickerProps {
  playCode: string
  row: PickerRow
  picked: ReadonlySet<string>
  isColour: boolean
  onPick: (next: (picked: ReadonlySet<string>) => Iterable<string>) => void
  /** What is told of its labels. */
  markOf?: MarkOf | undefined
}

const labelsAFrame = 50

/** A row of labels that stay pressed; the arrows walk along it, so that it is one stop of the keyboard. */
export const RowPicker = memo(function RowPicker({ playCode, row, picked, isColour, onPick, markOf }: RowPickerProps) {
  const t = useText()
  const name = rowName(t, playCode, row.name)
  const { grid, moveFocus, reached, reach } = useArrowKeys(row.labels.length)
  const isNumber = row.labels.every((label) => /^\d+$/.test(label))
  // A hundred labels come in two frames.
  const shown = useGrowing(row.labels.length, labelsAFrame, row)
  // So that a press renders the pressed label alone.
  const toggle = useStable((label: string) =>
    onPick((before) => (before.has(label) ? [...before].filter((other) => other !== label) : [...before, label])),
  )
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="flex items-baseline gap-2.5">
          <span aria-hidden="true" className="font-semibold">
            {name}
          </span>
          <span className={`text-sm text-muted ${row.fewest === 0 ? 'max-sm:hidden' : ''}`}>{hintOf(t, row)}</span>
        </p>
        <QuickPicks row={row} name={name} onPick={(quick) => onPick(() => quickPick(row.labels, quick))} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus among the buttons */}
      <div ref={grid} onKeyDown={moveFocus} className={isNumber ? ballGrid(row.labels) : 'flex flex-wrap gap-2'}>
        {row.labels.slice(0, shown).map((label, index) => (
          <Label
            key={label}
            playCode={playCode}
            label={label}
            index={index}
            text={isNumber ? label : valueName(t, label, isColour)}
            look={row.labels.length >= 100 ? 'cell' : isNumber ? 'ball' : 'word'}
            isPicked={picked.has(label)}
            isStop={index === reached}
            {...markOf?.(row.name, label)}
            onReach={reach}
            onToggle={toggle}
          />
        ))}
      </div>
    </fieldset>
  )
})

interface LabelProps extends NumberMark {
  playCode: string
  label: string
  index: number
  text: string
  look: 'ball' | 'cell' | 'word'
  isPicked: boolean
  isStop: boolean
  onReach: (index: number) => void
  onToggle: (label: string) => void
}

const Label = memo(function Label(props: LabelProps) {
  const t = useText()
  const {
    playCode,
    label,
    index,
    text,
    look,
    isPicked,
    isStop,
    missed,
    isHot,
    isCold,
    sale,
    colour,
    onReach,
    onToggle,
  } = props
  const isClosed = sale === 'closed'
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={isClosed || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onReach(index)}
      onClick={() => (!isClosed || isPicked) && onToggle(label)}
      className="group flex min-h-11 min-w-0 flex-col items-center justify-start gap-0.5 rounded-sm text-center aria-disabled:cursor-not-allowed"
    >
      <span
        data-picked={isPicked || undefined}
        data-colour={colour}
        data-car={playCode.startsWith('PK_') && look === 'ball' ? Number(label) : undefined}
        className={`pick-number ${looks[look]} ${isPicked ? picked : isClosed ? closed : free}`}
      >
        <span dir={look === 'word' ? undefined : 'ltr'}>{text}</span>
        {isHot && (
          <span
            aria-hidden="true"
            className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full border-2 border-raised bg-gold-fill"
          />
        )}
      </span>
      {sale && (
        <span className={`text-xs leading-4 ${isClosed ? 'text-muted' : 'font-semibold text-gold'}`}>
          {t(isClosed ? 'odds.closedNumber' : 'odds.halfPrice')}
        </span>
      )}
      {!sale && missed !== undefined && (
        <span dir="ltr" className={`text-xs leading-4 ${toneOf(isHot, isCold)}`}>
          <span className="sr-only">
            {t('odds.missedDraws', { count: missed, trend: isCold ? 'cold' : isHot ? 'hot' : 'none' })}
          </span>
          <span aria-hidden="true">{missed}</span>
        </span>
      )}
    </button>
  )
})

/** A press is seen at once: colours that change over 150 ms are painted in every frame of them, and the next press waits. */
const looks = {
  ball: 'relative grid aspect-square w-full max-w-11 min-w-8 place-items-center rounded-full border font-semibold',
  cell: 'relative grid min-h-9 w-full min-w-8 place-items-center rounded-sm border font-semibold sm:min-h-10',
  word: 'relative grid min-h-11 min-w-16 place-items-center rounded-full border px-4 font-semibold',
}
const picked = 'border-primary bg-primary text-on-primary'
const free = 'border-line-control bg-field group-hover:border-primary'
const closed = 'border-dashed border-line-control text-muted line-through'

function toneOf(isHot: boolean | undefined, isCold: boolean | undefined): string {
  if (isCold) return 'font-semibold text-info'
  return isHot ? 'font-semibold text-gold' : 'text-muted'
}

/** Ten in a row, as players know them; eleven of eleven, and of dice and horses all in one. */
function ballGrid(labels: readonly string[]): string {
  const columns =
    labels.length === 11
      ? 'grid-cols-6 sm:grid-cols-11'
      : (labels[0]?.length ?? 1) > 2
        ? 'grid-cols-6'
        : labels.length < 10
          ? 'grid-cols-[repeat(auto-fill,2.75rem)]'
          : 'grid-cols-10'
  return `grid gap-x-1 gap-y-1.5 sm:gap-x-2 ${columns} ${labels.length < 100 ? 'max-w-2xl' : ''}`
}

function hintOf(t: ReturnType<typeof useText>, { labels, fewest, most }: PickerRow): string {
  if (fewest === 0) return t('odds.mayBeEmpty')
  if (most < labels.length && most > fewest) return t('odds.pickBetween', { fewest, most })
  if (most < labels.length) return t('odds.pickExactly', { fewest })
  return labels.length > 1 && fewest > 1 ? t('odds.pickHint', { fewest }) : ''
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
    <div className="-mx-1.5 flex flex-wrap">
      {quickPicksOf(row).map((quick) => (
        <button
          key={quick}
          type="button"
          aria-label={t('odds.pickIn', { what: t(`odds.${quick}`), row: name })}
          onClick={() => onPick(quick)}
          className="min-h-11 rounded-sm px-1.5 text-sm text-muted transition-colors hover:text-primary-strong sm:min-h-9 sm:px-2"
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
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: at + onwards,
      ArrowLeft: at - onwards,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons[Math.max(0, Math.min(count - 1, next))]?.focus()
  }
  // Which button Tab comes back to can wait; the press that brought the focus can't.
  const reach = useCallback((index: number) => startTransition(() => setReached(index)), [])
  return { grid, moveFocus, reached, reach }
}
