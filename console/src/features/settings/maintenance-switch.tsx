import { formatNumber } from '@banyan/client/formats.ts'
import { maintenanceTexts } from '@banyan/rules/content/maintenance-texts.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Chip } from '@banyan/ui/chip.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { zonedMoment, zonedText } from '#/src/features/forms/zoned-moment.ts'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'

interface Maintenance {
  readonly from?: string | null
  readonly until: string | null
  readonly [text: string]: Json | undefined
}

interface MaintenanceSwitchProps {
  value: Json
  onChange: (value: Json) => void
}

const minuteMs = 60_000
/** Lengths of a maintenance that one press chooses, in minutes. */
const lengths = [30, 60, 120, 240] as const

/** Whether the portal is open, and from when until when it is not: the urgent ones of its fields, in reach of a thumb. */
export function MaintenanceSwitch({ value, onChange }: MaintenanceSwitchProps) {
  const t = useText()
  const { timeZone } = startUp()
  const { maintenance } = value as unknown as { maintenance: Maintenance | null }
  const from = maintenance?.from ?? null
  const isPlanned = maintenance !== null && from !== null
  const set = (change: Partial<Maintenance>) =>
    onChange({ maintenance: { ...maintenanceTexts, until: null, ...maintenance, ...change } as unknown as Json })
  const inMinutes = (minutes: number, after = Date.now()) =>
    new Date(Math.ceil(after / minuteMs) * minuteMs + minutes * minuteMs).toISOString().replace('.000Z', 'Z')
  const moment = (name: 'from' | 'until', label: string) => (
    <TextField
      label={label}
      hint={t('settings.zone', { zone: timeZone })}
      type="datetime-local"
      dir="ltr"
      value={zonedText(maintenance?.[name] ?? '', timeZone)}
      onChange={(event) => set({ [name]: zonedMoment(event.target.value, timeZone) || null })}
    />
  )
  return (
    <div className="mb-6">
      <Card
        title={t('maintenance.title')}
        aside={
          <Badge tone={isPlanned ? 'gold' : maintenance ? 'danger' : 'primary'}>
            {t(isPlanned ? 'maintenance.isPlanned' : maintenance ? 'maintenance.isOn' : 'maintenance.isOff')}
          </Badge>
        }
      >
        <p className="mb-3 text-sm text-muted">{t('maintenance.text')}</p>
        <div className="flex flex-wrap gap-2">
          <Chip chosen={maintenance === null} onClick={() => onChange({ maintenance: null })}>
            {t('maintenance.open')}
          </Chip>
          <Chip chosen={maintenance !== null && !isPlanned} onClick={() => set({ from: null })}>
            {t('maintenance.now')}
          </Chip>
          <Chip chosen={isPlanned} onClick={() => set({ from: inMinutes(60) })}>
            {t('maintenance.later')}
          </Chip>
        </div>
        {maintenance && (
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {isPlanned && moment('from', t('maintenance.from'))}
            <div className="flex flex-col gap-2">
              {moment('until', t('maintenance.until'))}
              <div className="flex flex-wrap gap-2">
                {lengths.map((minutes) => {
                  const begins = from === null ? undefined : momentOf(from)?.getTime()
                  return (
                    <Chip key={minutes} chosen={false} onClick={() => set({ until: inMinutes(minutes, begins) })}>
                      {t('maintenance.minutes', { minutes: formatNumber(minutes) })}
                    </Chip>
                  )
                })}
              </div>
            </div>
          </div>
        )}
      </Card>
    </div>
  )
}
