import { errorText } from '@banyan/client/error-text.ts'
import { typeName } from '@banyan/client/game-types.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { RecordAmount } from '../parts/record-amount.tsx'
import { betDetailQuery } from '../queries/record-queries.ts'
import { gameText, StatusBadge } from './bet-columns.tsx'

interface BetDialogProps {
  round: { readonly vendor: string; readonly roundId: string } | undefined
  onClose: () => void
}

/** One bet with everything that moved money in it. */
export function BetDialog({ round, onClose }: BetDialogProps) {
  const t = useText()
  // While it closes it shows what it was opened for.
  const [shown, setShown] = useState(round)
  if (round && (shown?.roundId !== round.roundId || shown.vendor !== round.vendor)) setShown(round)
  if (!shown) return null
  return (
    <Dialog open={round !== undefined} onClose={onClose} title={t('records.details')} closeLabel={t('popup.close')}>
      <BetDetail vendor={shown.vendor} roundId={shown.roundId} />
    </Dialog>
  )
}

function BetDetail({ vendor, roundId }: { vendor: string; roundId: string }) {
  const t = useText()
  const { data: bet, error, isFetching, refetch } = useQuery(betDetailQuery({ vendor, roundId }))
  if (error && !bet)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-danger">{errorText(t, error)}</p>
        <Button weight="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </Button>
      </div>
    )
  if (!bet) return <DetailSkeleton />
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          { id: 'game', name: t('records.game'), value: <bdi>{gameText(t, bet)}</bdi> },
          ...(bet.product ? [{ id: 'product', name: t('records.product'), value: typeName(t, bet.product) }] : []),
          { id: 'vendor', name: t('records.vendor'), value: <bdi>{bet.vendor}</bdi> },
          { id: 'status', name: t('records.status'), value: <StatusBadge t={t} status={bet.status} /> },
          { id: 'stake', name: t('records.stake'), value: <RecordAmount amount={bet.stake} /> },
          { id: 'valid', name: t('records.valid'), value: <RecordAmount amount={bet.valid} /> },
          { id: 'payout', name: t('records.payout'), value: <RecordAmount amount={bet.payout} /> },
          { id: 'profit', name: t('records.profit'), value: <RecordAmount amount={bet.profit} isMovement /> },
          { id: 'placed', name: t('records.placed'), value: <Moment at={bet.openedAt} /> },
          ...(bet.closedAt ? [{ id: 'ended', name: t('records.ended'), value: <Moment at={bet.closedAt} /> }] : []),
          { id: 'number', name: t('records.betNumber'), value: <bdi dir="ltr">{bet.roundId}</bdi> },
        ]}
      />
      <section aria-label={t('records.betCourse')}>
        <h3 className="mb-1 text-sm text-muted">{t('records.betCourse')}</h3>
        {bet.calls.length === 0 ? (
          <p className="text-sm">{t('records.betNothingMoved')}</p>
        ) : (
          <ol className="divide-y divide-line text-sm">
            {bet.calls.map(({ at, reference, type, stake, payout }) => (
              <li key={`${reference} ${type}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
                <span className="font-semibold">{t(`records.type.${type}`)}</span>
                <span className="row-span-2 flex flex-col items-end">
                  {!isNone(stake) && <RecordAmount amount={`-${stake}`} isMovement />}
                  {!isNone(payout) && <RecordAmount amount={payout} isMovement />}
                </span>
                <span className="text-muted">
                  <Moment at={at} />
                </span>
              </li>
            ))}
          </ol>
        )}
        {!bet.isComplete && <p className="mt-2 text-sm text-muted">{t('records.betCallsCut')}</p>}
      </section>
    </div>
  )
}

const isNone = (amount: string) => /^[0.]+$/.test(amount)

function DetailSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3.5">
      {['game', 'vendor', 'status', 'stake', 'payout', 'profit', 'placed'].map((line) => (
        <span key={line} className="flex justify-between gap-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-32" />
        </span>
      ))}
    </div>
  )
}
