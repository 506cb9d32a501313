import { formatNumber } from '@banyan/client/formats.ts'
import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import { useId, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

interface MultipleFieldProps {
  value: number
  label: string
  onChange: (multiple: number) => void
}

/** A multiple: a step down, the number as it can be typed, a step up. */
export function MultipleField({ value, label, onChange }: MultipleFieldProps) {
  const t = useText()
  const faultId = useId()
  // An emptied field, or one with what is no multiple, keeps the last multiple until another one is typed.
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const take = (multiple: number) => {
    setWrong(false)
    onChange(multiple)
  }
  const step = 'grid min-h-11 w-10 place-items-center rounded-md text-xl text-muted hover:text-text disabled:opacity-40'
  return (
    <div dir="ltr" className="relative flex shrink-0 items-center rounded-md bg-ground">
      <button
        type="button"
        aria-label={t('lottery.less')}
        disabled={value <= 1}
        onClick={() => take(value - 1)}
        className={step}
      >
        −
      </button>
      <span aria-hidden="true" className="text-muted">
        ×
      </span>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultId : undefined}
        value={draft ?? value}
        onChange={({ target }) => {
          const text = amountTyped(target.value)
          const next = /^\d+$/.test(text) ? Number(text) : 0
          const isMultiple = next >= 1 && next <= mostMultiple
          setDraft(isMultiple ? undefined : text)
          if (isMultiple) take(next)
          else setWrong(text !== '')
        }}
        onBlur={() => setDraft(undefined)}
        className="min-h-11 w-9 min-w-0 rounded-sm bg-transparent text-center font-semibold aria-invalid:text-danger"
      />
      <button
        type="button"
        aria-label={t('lottery.more')}
        disabled={value >= mostMultiple}
        onClick={() => take(value + 1)}
        className={step}
      >
        +
      </button>
      {isWrong && (
        <span
          id={faultId}
          role="alert"
          dir="auto"
          className="absolute end-0 top-full z-10 mt-1 w-max max-w-56 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger"
        >
          {t('lottery.badMultiple', { most: formatNumber(mostMultiple) })}
        </span>
      )}
    </div>
  )
}
