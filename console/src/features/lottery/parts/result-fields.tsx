import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import type { PublishedPart } from '@banyan/rules/lottery/published-parts.ts'
import { useText } from '#/src/i18n/text.ts'
import { partName } from '../names/game-name.ts'
import { pasted, type Slots, slotName } from './result-slots.ts'

interface ResultFieldsProps {
  game: string
  parts: readonly PublishedPart[]
  slots: Slots
  /** Names of values that are none, or are missing. */
  wrong: ReadonlySet<string>
  onChange: (slots: Slots) => void
}

/** A box for each value of a result, prize by prize. Several numbers that are pasted go into the boxes from there on. */
export function ResultFields({ game, parts, slots, wrong, onChange }: ResultFieldsProps) {
  const t = useText()
  const set = (name: string, at: number, value: string) =>
    onChange({ ...slots, [name]: (slots[name] ?? []).map((old, place) => (place === at ? value : old)) })
  return (
    <div className="flex flex-col divide-y divide-line rounded-md border border-line">
      {parts.map((part) => {
        const own = slots[part.name] ?? []
        const label = partName(t, game, part.name)
        return (
          <fieldset key={part.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <legend className="float-start w-28 shrink-0 text-sm text-muted">{label}</legend>
            <div dir="ltr" className="flex min-w-0 grow flex-wrap gap-2 rtl:justify-end">
              {own.map((value, at) => (
                <input
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of the board is what it is
                  key={at}
                  aria-label={own.length === 1 ? label : t('lottery.prizeNumber', { prize: label, place: at + 1 })}
                  aria-invalid={wrong.has(slotName(part.name, at))}
                  value={value}
                  inputMode={part.example.includes('.') ? 'text' : 'numeric'}
                  autoComplete="off"
                  placeholder={part.example}
                  size={Math.max(part.example.length, 3)}
                  onChange={({ target }) => set(part.name, at, latinDigits(target.value).trim())}
                  onPaste={(event) => {
                    const values = latinDigits(event.clipboardData.getData('text')).match(/[+-]?[\d.]+/g) ?? []
                    if (values.length < 2) return
                    event.preventDefault()
                    onChange(pasted(parts, slots, slotName(part.name, at), values))
                  }}
                  className="h-11 rounded-sm border border-line-control bg-field px-2 text-center font-semibold tabular-nums outline-offset-0 placeholder:font-normal placeholder:text-muted/70 focus-visible:border-primary focus-visible:outline-3 focus-visible:outline-primary/25 aria-invalid:border-danger aria-invalid:bg-danger-soft sm:h-9"
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
