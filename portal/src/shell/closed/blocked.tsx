import { globeIcon } from '@banyan/ui/icons/globe-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { GateArt } from './gate-art.tsx'

/** Tells a visitor of a blocked region why, and the address that customer service will ask for. */
export function Blocked({ ip }: { ip: string }) {
  const t = useText()
  return (
    <ClosedNotice
      art={<GateArt />}
      title={t('closed.blockedTitle')}
      detail={{ icon: globeIcon, label: t('closed.yourIp'), value: <bdi className="select-all">{ip}</bdi> }}
    >
      {t('errors.region_blocked')}
    </ClosedNotice>
  )
}
