import { TextField } from '@banyan/ui/text-field.tsx'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { CardFaults, Telco, WrittenCard } from './read-card.ts'

/** The companies' own names, which no language changes. */
const names: Record<Telco, string> = {
  VIETTEL: 'Viettel',
  VINAPHONE: 'VinaPhone',
  MOBIFONE: 'MobiFone',
  VIETNAMOBILE: 'Vietnamobile',
  ZING: 'Zing',
  GATE: 'Gate',
  GARENA: 'Garena',
}
const telcos = Object.entries(names) as [Telco, string][]

interface CardFieldsProps {
  card: WrittenCard
  faults: CardFaults
  onWrite: (card: WrittenCard) => void
}

/** The company, the serial number and the code of a scratch card. */
export function CardFields({ card, faults, onWrite }: CardFieldsProps) {
  const t = useText()
  const faultId = useId()
  const line = (name: 'serial' | 'code') => ({
    label: t(`deposit.card.${name}`),
    name,
    value: card[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onWrite({ ...card, [name]: target.value }),
    error: faults[name] && t('deposit.card.fault'),
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    dir: 'ltr',
    required: true,
  })
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-describedby={faults.telco && faultId}>
        <legend className="mb-1.5 text-sm text-muted">{t('deposit.card.telco')}</legend>
        <div className="flex flex-wrap gap-2">
          {telcos.map(([telco, name]) => (
            <label
              key={telco}
              className={`flex min-h-11 cursor-pointer items-center rounded-md border bg-raised px-4 text-sm font-semibold text-muted transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-strong has-focus-visible:outline-3 has-focus-visible:outline-info ${faults.telco ? 'border-danger' : 'border-line-control'}`}
            >
              <input
                type="radio"
                name={`${faultId}-telco`}
                value={telco}
                required
                aria-invalid={faults.telco}
                checked={card.telco === telco}
                onChange={() => onWrite({ ...card, telco })}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </div>
        <p id={faultId} aria-live="polite" className="mt-1.5 text-sm text-danger empty:hidden">
          {faults.telco && t('deposit.card.telcoFault')}
        </p>
      </fieldset>
      <TextField {...line('serial')} />
      <TextField {...line('code')} />
      <p className="text-sm text-muted text-pretty">{t('deposit.card.face')}</p>
    </div>
  )
}
