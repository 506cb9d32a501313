import { groupOf } from '@banyan/client/bet-type-name.ts'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { memo } from 'react'
import { groupName, methodName } from '#/src/features/lottery/games/play-name.ts'
import { useText } from '#/src/i18n/text.ts'

interface BetTypeChoiceProps {
  playCodes: readonly string[]
  chosen: string
  onChoose: (playCode: string) => void
}

/** First the part of the draw, then the way to bet on it. */
export const BetTypeChoice = memo(function BetTypeChoice({ playCodes, chosen, onChoose }: BetTypeChoiceProps) {
  const t = useText()
  const groups = new Map<string, string[]>()
  for (const playCode of playCodes) groups.set(groupOf(playCode), [...(groups.get(groupOf(playCode)) ?? []), playCode])
  const group = groupOf(chosen)
  return (
    <div data-strip className="flex flex-col gap-2 md:gap-3">
      {groups.size > 1 && (
        <fieldset className="min-w-0 border-b border-line">
          <legend className="sr-only">{t('odds.groups')}</legend>
          <div className="flex gap-5 overflow-x-auto scrollbar-none max-sm:-mx-4 max-sm:px-4">
            {[...groups].map(([name, [first = '']]) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === group}
                onClick={() => name !== group && onChoose(first)}
                className={`relative min-h-11 min-w-11 shrink-0 -outline-offset-3 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full ${
                  name === group ? 'font-semibold after:bg-primary' : 'text-muted hover:text-text'
                }`}
              >
                {groupName(t, name)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <ChipStrip label={t('odds.betTypes')}>
        {groups.get(group)?.map((playCode) => (
          <Chip key={playCode} chosen={playCode === chosen} onClick={() => onChoose(playCode)}>
            {methodName(t, playCode)}
          </Chip>
        ))}
      </ChipStrip>
    </div>
  )
})
