import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

interface MultipleFieldProps {
  value: number
  label: string
  onChange: (multiple: number) => void
}

/** A multiple: a step down, the number as it can be typed, a step up. */
export function MultipleField({ value, label, onChange }: MultipleFieldProps) {
  const t = useText()
  // An emptied field keeps the last multiple until another one is typed.
  const [isEmpty, setEmpty] = useState(false)
  const step = 'grid min-h-11 w-10 place-items-center rounded-md text-xl text-muted hover:text-text disabled:opacity-40'
  return (
    <div dir="ltr" className="flex shrink-0 items-center rounded-md bg-ground">
      <button
        type="button"
        aria-label={t('lottery.less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
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
        maxLength={5}
        value={isEmpty ? '' : value}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 5)
          const next = Number(digits)
          setEmpty(digits === '')
          if (next >= 1 && next <= mostMultiple) onChange(next)
        }}
        onBlur={() => setEmpty(false)}
        className="min-h-11 w-9 min-w-0 rounded-sm bg-transparent text-center font-semibold"
      />
      <button
        type="button"
        aria-label={t('lottery.more')}
        disabled={value >= mostMultiple}
        onClick={() => onChange(value + 1)}
        className={step}
      >
        +
      </button>
    </div>
  )
}
