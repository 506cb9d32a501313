import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import { Button } from '@banyan/ui/button.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'

/** Requests for a second operator, and events that were given up, with the way to each. */
export function WaitingFacts({ waiting }: { waiting: { readonly approvals: number; readonly parkedEvents: number } }) {
  const t = useText()
  const client = useQueryClient()
  const mayDecide = useMay('listApprovals')
  const maySend = useMay('sendParkedEvents')
  const { approvals, parkedEvents } = waiting
  const sending = useMutation({
    mutationFn: () => request('sendParkedEvents', {}),
    meta: { shownInPlace: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['runningState'] }),
  })
  if (approvals === 0 && parkedEvents === 0) return <p className="text-sm text-muted">{t('state.nothingWaits')}</p>
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      {approvals > 0 && (
        <p className="font-semibold text-gold">
          {t('shell.waiting', { count: approvals })}{' '}
          {mayDecide && (
            <Link to="/approvals" className={textLinkClass}>
              {t('page.approvals')}
            </Link>
          )}
        </p>
      )}
      {parkedEvents > 0 && (
        <>
          <p className="text-danger">
            {t('state.parked', { count: parkedEvents, events: formatNumber(parkedEvents) })}
          </p>
          {maySend && (
            <Button weight="quiet" size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
              {t('state.sendAgain')}
            </Button>
          )}
          {sending.isError && (
            <p role="alert" className="text-danger">
              {errorText(t, sending.error)}
            </p>
          )}
        </>
      )}
    </div>
  )
}
