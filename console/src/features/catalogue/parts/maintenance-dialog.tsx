import { formatNumber } from '@banyan/client/formats.ts'
import { maintenanceDaysAtMost } from '@banyan/rules/games/maintenance-days.ts'
import { Chip } from '@banyan/ui/chip.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { zonedMoment, zonedText } from '#/src/features/forms/zoned-moment.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'

/** A game or a vendor whose maintenance is set. */
export type Maintained = { readonly name: string; readonly until: string | null } & (
  | { readonly nodeId: string }
  | { readonly code: string }
)

const minuteMs = 60_000
const dayMs = 86_400_000
/** Lengths that one press chooses, in minutes. */
const lengths = [30, 60, 120, 240] as const

/** Puts a game, or all games of a vendor, into maintenance until a time; or ends it. */
export function MaintenanceDialog({ of, onClose }: { of: Maintained; onClose: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const { timeZone } = startUp()
  const { name } = of
  const isOn = of.until !== null && Date.parse(of.until) > Date.now()
  const [ends, setEnds] = useState(false)
  const [until, setUntil] = useState(isOn && of.until ? of.until : inMinutes(60))
  const fault = ends ? undefined : faultOf(until)
  const errors = {
    past: t('maintain.past'),
    too_far: t('maintain.tooFar', { days: formatNumber(maintenanceDaysAtMost) }),
    none: t('maintain.noTime'),
  }
  const act = async (reason: string) => {
    const body = { until: ends ? null : until, reason }
    await ('nodeId' in of
      ? request('setGameMaintenance', {}, { body: { ...body, nodeId: of.nodeId } })
      : request('setVendorMaintenance', {}, { body: { ...body, code: of.code } }))
    showToast({ tone: 'success', text: t(ends ? 'maintain.ended' : 'maintain.done', { name }) })
    await client.invalidateQueries({ queryKey: ['records'] })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('maintain.title', { name })}
      confirm={t(ends ? 'maintain.end' : 'maintain.start')}
      isReady={fault === undefined}
      act={act}
      fields={
        <div className="flex flex-col gap-3">
          {isOn && (
            <div className="flex flex-wrap gap-2">
              <Chip chosen={!ends} onClick={() => setEnds(false)}>
                {t('maintain.change')}
              </Chip>
              <Chip chosen={ends} onClick={() => setEnds(true)}>
                {t('maintain.end')}
              </Chip>
            </div>
          )}
          {!ends && (
            <>
              <TextField
                label={t('maintain.until')}
                hint={t('maintain.zone', { zone: timeZone })}
                error={fault && errors[fault]}
                type="datetime-local"
                dir="ltr"
                required
                value={zonedText(until, timeZone)}
                onChange={({ target }) => setUntil(zonedMoment(target.value, timeZone))}
              />
              <div className="flex flex-wrap gap-2">
                {lengths.map((minutes) => (
                  <Chip key={minutes} chosen={false} onClick={() => setUntil(inMinutes(minutes))}>
                    {t('maintain.minutes', { count: minutes })}
                  </Chip>
                ))}
              </div>
            </>
          )}
        </div>
      }
    >
      {t('nodeId' in of ? 'maintain.gameText' : 'maintain.vendorText')}
    </ReasonDialog>
  )
}

/** As the server judges it; a clock that goes wrong is told by the server alone. */
function faultOf(until: string): 'past' | 'too_far' | 'none' | undefined {
  const time = Date.parse(until)
  if (Number.isNaN(time)) return 'none'
  if (time <= Date.now()) return 'past'
  return time > Date.now() + maintenanceDaysAtMost * dayMs ? 'too_far' : undefined
}

function inMinutes(minutes: number): string {
  return new Date((Math.ceil(Date.now() / minuteMs) + minutes) * minuteMs).toISOString().replace('.000Z', 'Z')
}
