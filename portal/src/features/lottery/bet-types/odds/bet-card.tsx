import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { isAboutColours } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import { EntryPicker } from '../picks/entry-picker.tsx'
import { exampleOf, picksOf, withRow } from '../picks/pick-text.ts'
import { RowPicker } from '../picks/row-picker.tsx'

interface BetCardProps {
  playCode: string
  betType: BetType
  selection: string
  onSelect: (selection: string) => void
}

/** The selection, picked or typed: both are the same text. */
export function BetCard({ playCode, betType, selection, onSelect }: BetCardProps) {
  const { picker, parse } = betType
  const t = useText()
  const parsed = parse(selection.replace(/,+$/, ''))
  const isTold = selection !== '' && !parsed.ok
  const canonical = parsed.ok && parsed.selection.canonical !== selection ? parsed.selection.canonical : undefined
  return (
    <Card
      title={fullName(t, playCode)}
      aside={
        <span dir="ltr" title={t('odds.playCode')} className="font-semibold">
          {playCode}
        </span>
      }
      flush
    >
      <div className="flex flex-col gap-5 p-5">
        {picker.kind === 'rows' ? (
          picker.rows.map((row, index) => (
            <RowPicker
              key={`${playCode} ${row.name}`}
              playCode={playCode}
              row={row}
              picked={picksOf(picker.rows, selection)[index] ?? new Set()}
              isColour={isAboutColours(playCode)}
              onPick={(next) => onSelect(withRow(picker.rows, selection, index, next))}
            />
          ))
        ) : (
          <EntryPicker picker={picker} text={selection} onType={onSelect} />
        )}
      </div>
      <div className="border-t border-line p-5">
        <TextField
          label={t('odds.selection')}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={selection}
          onChange={({ target }) => onSelect(target.value)}
          hint={canonical ? t('odds.canonical', { text: canonical }) : t('odds.selectionHint')}
          error={isTold ? t(`errors.${parsed.code}`) : undefined}
          confirmed={parsed.ok}
          aside={
            <Button weight="text" size="small" onClick={() => onSelect(exampleOf(betType))}>
              {t('odds.example')}
            </Button>
          }
        />
      </div>
    </Card>
  )
}
