import { PartFailure } from '@banyan/client/part-failure.tsx'
import { failed } from '@banyan/client/signals.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Badge } from '@banyan/ui/badge.tsx'
import { handsetIcon } from '@banyan/ui/icons/handset-icon.ts'
import { laptopIcon } from '@banyan/ui/icons/laptop-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { ListRow, RowSkeletons } from '../parts/list-row.tsx'
import { RowAction } from '../parts/row-action.tsx'
import { SectionCard } from '../parts/section-card.tsx'
import { useReportChange } from '../parts/use-report-change.ts'
import { type OwnSession, sessionsQuery } from '../security-queries.ts'
import { deviceName } from '../words/device-name.ts'
import { deviceWords } from '../words/device-words.ts'
import { momentText } from '../words/moment-text.ts'
import { placeName } from '../words/place-name.ts'

interface SessionsCardProps {
  /** True while content above is loading: rows are not drawn yet, so that they don't move under a finger. */
  waits?: boolean
}

/** Where the account is signed in, this device first; each of the others can be signed out (requirements ACC-22). */
export function SessionsCard({ waits = false }: SessionsCardProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery)
  const reportChange = useReportChange()
  const [asks, setAsks] = useState(false)
  const [ending, setEnding] = useState<string>()
  const sessions = waits ? undefined : data?.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
  const end = async (id?: string) => {
    if (ending !== undefined) return
    setEnding(id ?? 'all')
    try {
      await request('endOwnSessions', {}, { body: id === undefined ? {} : { id } })
      reportChange(id === undefined ? t('security.othersSignedOut') : t('security.deviceSignedOut'))
    } catch (failure) {
      failed.tell(failure)
    } finally {
      setEnding(undefined)
      setAsks(false)
    }
  }
  return (
    <SectionCard
      title={t('security.devices')}
      action={
        sessions?.some(({ isThis }) => !isThis) && (
          <RowAction tone="danger" label={t('security.signOutOthers')} onClick={() => setAsks(true)}>
            {t('security.signOutOthers')}
          </RowAction>
        )
      }
    >
      {sessions ? (
        <ul>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      ) : error && !waits ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons count={2} />
      )}
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        tone="warning"
        title={t('security.signOutOthersTitle')}
        confirm={t('security.signOutOthers')}
        onConfirm={() => void end()}
        cancel={t('security.cancel')}
        busy={ending === 'all'}
      >
        {t('security.signOutOthersText')}
      </AlertDialog>
    </SectionCard>
  )
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const t = useText()
  const name = deviceName(t, session.device)
  const place = placeName(t, session.country)
  const seen = session.isThis ? t('security.now') : momentText(t, session.lastSeenAt)
  return (
    <ListRow
      icon={deviceWords(session.device).form === 'computer' ? laptopIcon : handsetIcon}
      tone={session.isThis ? 'primary' : 'quiet'}
      title={name}
      badge={session.isThis && <Badge tone="primary">{t('security.thisDevice')}</Badge>}
      text={t('security.placeAndTime', { place, when: seen })}
      action={
        !session.isThis && (
          <RowAction
            label={t('security.actionOn', { action: t('security.signOut'), about: name })}
            disabled={busy}
            onClick={onEnd}
          >
            {t('security.signOut')}
          </RowAction>
        )
      }
    />
  )
}
