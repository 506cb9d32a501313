import { Card } from '@banyan/ui/card.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { globeIcon } from '@banyan/ui/icons/globe-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { Timeline } from '@banyan/ui/timeline.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { PublishedDraw } from '../draw-queries.ts'
import { clockTime, timesOf } from '../draw-times.ts'

/** The order in which the parts of a draw were fixed, which is what makes it fair. */
export function TimesCard({ draw }: { draw: PublishedDraw }) {
  const t = useText()
  const times = timesOf(draw)
  if (!times || !draw.fair) return null
  const at = (seconds: number) => ({ at: new Date(seconds * 1_000).toISOString(), when: clockTime(seconds) })
  const items = [
    { key: 'promise', icon: lockIcon, title: t('draws.seedPromised'), detail: t('draws.beforeSale') },
    { key: 'open', icon: checkIcon, title: t('draws.saleOpened'), ...at(times.openAt) },
    { key: 'close', icon: lockIcon, title: t('draws.saleClosed'), ...at(times.closeAt) },
    {
      ...{ key: 'beacon', icon: globeIcon, tone: 'gold' as const },
      ...{ title: t('draws.beaconRound', { round: String(draw.fair.round) }), ...at(times.beaconAt) },
    },
    { key: 'draw', icon: clockIcon, tone: 'primary' as const, title: t('draws.drawDue'), ...at(times.drawAt) },
  ]
  return (
    <Card title={t('draws.times')}>
      <Timeline label={t('draws.times')} items={items} />
      <p className="mt-4 border-t border-line pt-3 text-sm text-muted text-pretty">
        {t(draw.fair.algo === 'LFD1' ? 'draws.oldScheme' : 'draws.timesNote')}
      </p>
    </Card>
  )
}
