import { numbersInAnyOrder } from '@banyan/rules/lottery/number-pickers.ts'
import type { EntryShape } from '@banyan/rules/lottery/picker.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { readEntries } from './typed-entries.ts'

interface EntryKeypadProps {
  picker: EntryShape
  /** Combinations apart by commas. */
  text: string
  onType: (text: string) => void
}

/** Entries that are shown one by one; of longer lists only how many there are. */
const shownAtMost = 60

/** A keypad on which a combination is done with its last digit, for phones: no keyboard covers the page. */
export function EntryKeypad({ picker, text, onType }: EntryKeypadProps) {
  const t = useText()
  const { width, digits, wildcard, unordered } = picker
  const [typed, setTyped] = useState('')
  const [inAnyOrder, setInAnyOrder] = useState(false)
  const entries = text === '' ? [] : text.split(',')
  const keys = [...digits, ...(wildcard ? [wildcard] : [])]
  const press = (key: string) => {
    const next = typed + key
    if (next.length < width) return setTyped(next)
    const made = inAnyOrder && !wildcard ? numbersInAnyOrder(next) : [next]
    const read = readEntries([...entries, ...made].join(','), picker)
    setTyped('')
    onType(read.entries.join(','))
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[16rem_1fr]">
      <div>
        <p aria-live="polite" dir="ltr" className="mb-3 flex justify-center gap-2">
          <span className="sr-only">{typed}</span>
          {Array.from({ length: width }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are
              key={place}
              aria-hidden="true"
              className={`grid size-11 place-items-center rounded-md border text-xl font-bold ${place === typed.length ? 'border-primary' : 'border-line-control'} bg-field`}
            >
              {typed[place] ?? ''}
            </span>
          ))}
        </p>
        <fieldset dir="ltr" className="grid grid-cols-5 gap-1.5">
          <legend className="sr-only">{t('odds.keypad')}</legend>
          {keys.map((key) => (
            <button
              key={key}
              type="button"
              // The wildcard stands once in each combination.
              disabled={key === wildcard && typed.includes(key)}
              onClick={() => press(key)}
              className="min-h-12 rounded-md border border-line-control bg-raised text-lg font-semibold hover:border-primary disabled:opacity-40"
            >
              {key}
            </button>
          ))}
          <button
            type="button"
            disabled={typed === ''}
            onClick={() => setTyped(typed.slice(0, -1))}
            aria-label={t('odds.takeBack')}
            className="col-span-2 min-h-12 rounded-md border border-line-control bg-raised text-lg hover:border-primary disabled:opacity-40"
          >
            ⌫
          </button>
        </fieldset>
        {!unordered && !wildcard && (
          <label className="mt-2 flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={inAnyOrder}
              onChange={({ target }) => setInAnyOrder(target.checked)}
            />
            {t('odds.inAnyOrder')}
          </label>
        )}
      </div>
      <ul aria-label={t('odds.entries')} dir="ltr" className="flex flex-wrap content-start gap-1.5">
        {entries.slice(0, shownAtMost).map((entry) => (
          <li key={entry}>
            <button
              type="button"
              onClick={() => onType(entries.filter((other) => other !== entry).join(','))}
              aria-label={t('odds.takeAway', { entry })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md bg-primary-soft px-3 font-semibold tracking-wider text-primary-strong"
            >
              {entry}
              <Icon drawing={closeIcon} size={16} />
            </button>
          </li>
        ))}
        {entries.length > shownAtMost && (
          <li className="self-center text-sm text-muted">{t('odds.more', { count: entries.length - shownAtMost })}</li>
        )}
      </ul>
    </div>
  )
}
