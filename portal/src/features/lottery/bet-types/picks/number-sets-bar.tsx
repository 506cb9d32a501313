import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { type DigitSet, digitSets, namedSets, numbersOfDigit, numbersOfSet } from './number-sets.ts'

interface NumberSetsBarProps {
  picked: ReadonlySet<string>
  onPick: (next: (picked: ReadonlySet<string>) => Iterable<string>) => void
}

/** Shortcuts over a hundred numbers: by halves and parities, and by a digit. A set that is picked whole is taken away again. */
export function NumberSetsBar({ picked, onPick }: NumberSetsBarProps) {
  const t = useText()
  const [byDigit, setByDigit] = useState<DigitSet>()
  const toggle = (numbers: readonly string[]) =>
    onPick((before) =>
      numbers.every((each) => before.has(each))
        ? [...before].filter((each) => !numbers.includes(each))
        : [...before, ...numbers],
    )
  const isWhole = (numbers: readonly string[]) => numbers.every((each) => picked.has(each))
  return (
    <div className="flex flex-col gap-2">
      <ChipStrip label={t('odds.sets')}>
        {namedSets.map((set) => (
          <Chip key={set} chosen={isWhole(numbersOfSet(set))} onClick={() => toggle(numbersOfSet(set))}>
            {t(`odds.set.${set}`)}
          </Chip>
        ))}
        {digitSets.map((set) => (
          <Chip key={set} chosen={byDigit === set} onClick={() => setByDigit(byDigit === set ? undefined : set)}>
            {t(`odds.set.${set}`)}
          </Chip>
        ))}
      </ChipStrip>
      {byDigit && (
        <ChipStrip label={t(`odds.set.${byDigit}`)}>
          {Array.from({ length: 10 }, (_, digit) => (
            <Chip
              // biome-ignore lint/suspicious/noArrayIndexKey: the digit is what it is
              key={digit}
              chosen={isWhole(numbersOfDigit(byDigit, digit))}
              aria-label={t('odds.valueInRow', { row: t(`odds.set.${byDigit}`), value: digit })}
              onClick={() => toggle(numbersOfDigit(byDigit, digit))}
            >
              {digit}
            </Chip>
          ))}
        </ChipStrip>
      )}
    </div>
  )
}
