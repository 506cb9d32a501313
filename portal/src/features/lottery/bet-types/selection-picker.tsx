import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import type { PickerRow } from '@banyan/rules/lottery/picker.ts'
import { Chip } from '@banyan/ui/chip.tsx'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { useStable } from '@banyan/ui/use-stable.ts'
import { memo, useCallback, useMemo, useState } from 'react'
import { isAboutColours } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import type { MarkOf } from './number-mark.ts'
import { EntryKeypad } from './picks/entry-keypad.tsx'
import { EntryPicker } from './picks/entry-picker.tsx'
import { NumberSetsBar } from './picks/number-sets-bar.tsx'
import { picksOf, withRow } from './picks/pick-text.ts'
import { RowPicker } from './picks/row-picker.tsx'

interface SelectionPickerProps {
  playCode: string
  betType: BetType
  text: string
  onText: (next: (text: string) => string) => void
  markOf?: MarkOf | undefined
}

/** A selection of any bet type, picked or typed: both are the same text. */
export function SelectionPicker({ playCode, betType: { picker }, text, onText, markOf }: SelectionPickerProps) {
  const t = useText()
  const [isTyping, setTyping] = useState(false)
  if (picker.kind === 'entries') {
    const EntryWay = isTyping ? EntryPicker : EntryKeypad
    return (
      <div className="flex flex-col gap-3">
        <div className="flex gap-2">
          <Chip chosen={!isTyping} onClick={() => setTyping(false)}>
            {t('odds.keypad')}
          </Chip>
          <Chip chosen={isTyping} onClick={() => setTyping(true)}>
            {t('odds.typeOrPaste')}
          </Chip>
        </div>
        <EntryWay picker={picker} text={text} onType={(next) => onText(() => next)} />
      </div>
    )
  }
  return <PickedRows {...{ playCode, text, onText, markOf }} rows={picker.rows} />
}

/** Row by row, one a frame, so that nobody waits for all of them. */
function PickedRows({ rows, text, onText, ...rest }: Omit<PickedRowProps, 'index' | 'field'> & { text: string }) {
  const shown = useGrowing(rows.length, 1, rows)
  const change = useStable(onText)
  // Nothing of a row is written as a dash, and not at all where nothing is picked of any.
  const fields = text.split('|').map((field) => (field === '-' ? '' : field))
  return (
    <div className="flex flex-col gap-4" aria-busy={shown < rows.length || undefined}>
      {rows.slice(0, shown).map((row, index) => (
        <PickedRow key={row.name} {...rest} rows={rows} index={index} field={fields[index] ?? ''} onText={change} />
      ))}
    </div>
  )
}

interface PickedRowProps extends Pick<SelectionPickerProps, 'playCode' | 'onText' | 'markOf'> {
  rows: readonly PickerRow[]
  index: number
  /** What is picked of this row. */
  field: string
}

/** A row renders when its own part of the selection changes. */
const PickedRow = memo(function PickedRow({ playCode, rows, index, field, onText, markOf }: PickedRowProps) {
  const row = rows[index] as PickerRow
  const picked = useMemo(() => picksOf([row], field)[0] ?? new Set<string>(), [row, field])
  const pick = useCallback(
    (next: (picked: ReadonlySet<string>) => Iterable<string>) => onText((before) => withRow(rows, before, index, next)),
    [onText, rows, index],
  )
  return (
    <div className="flex flex-col gap-3">
      {row.labels.length === 100 && <NumberSetsBar picked={picked} onPick={pick} />}
      <RowPicker
        playCode={playCode}
        row={row}
        picked={picked}
        isColour={isAboutColours(playCode)}
        onPick={pick}
        markOf={markOf}
      />
    </div>
  )
})
