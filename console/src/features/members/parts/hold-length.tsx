import { Chip } from '@banyan/ui/chip.tsx'
import { useText } from '#/src/i18n/text.ts'

/** What a hold can last, in hours. */
export const holdHours = [24, 72, 168, 720] as const

/** How long money is held. */
export function HoldLength({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) {
  const t = useText()
  const text = (count: number) => (count <= 24 ? t('act.hours', { count }) : t('act.days', { count: count / 24 }))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('act.holdFor')}</legend>
      <div className="flex flex-wrap gap-2">
        {holdHours.map((length) => (
          <Chip key={length} chosen={hours === length} onClick={() => onChange(length)}>
            {text(length)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
