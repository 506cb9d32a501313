import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import { legStateAfter } from '@banyan/rules/cashier/leg-states.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useState } from 'react'
import { Proofs } from '#/src/features/cashier/proofs.tsx'
import { RemainingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { moneyText } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { type LegDecision, LegDialog } from './leg-dialog.tsx'
import { LegStateBadge } from './withdrawal-badges.tsx'

type Record = ValueOf<Calls['withdrawalRecord']>

interface Chosen {
  readonly leg: WithdrawalLeg
  readonly decision: LegDecision
}

/** The payouts of a withdrawal: how each stands, what was answered, and what an operator may decide. */
export function LegsCard({ record }: { record: Record }) {
  const t = useText()
  const [chosen, setChosen] = useState<Chosen>()
  const { legs, number } = record.withdrawal
  return (
    <Card title={t('legs.title')} flush>
      {legs.length === 0 && <p className="p-5 text-sm text-muted">{t('legs.none')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {legs.map((leg) => (
          <Leg
            key={leg.place}
            leg={leg}
            images={record.proofs.find(({ place }) => place === leg.place)?.images ?? []}
            onDecide={(decision) => setChosen({ leg, decision })}
          />
        ))}
      </ul>
      {chosen && <LegDialog number={number} {...chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}

interface LegProps {
  leg: WithdrawalLeg
  images: readonly string[]
  onDecide: (decision: LegDecision) => void
}

/** Each with the call that the role needs and the event that the table of states must allow. */
const decisions = [
  { decision: 'force', call: 'forceReceipt', event: 'forced' },
  { decision: 'refund', call: 'refundLeg', event: 'refunded' },
  { decision: 'again', call: 'payLegAgain', event: 'replaced' },
  { decision: 'return', call: 'returnLeg', event: 'returned' },
] as const

function Leg({ leg, images, onDecide }: LegProps) {
  const t = useText()
  const may = useMayCalls()
  const offered = decisions.filter(({ call, event }) => may(call) && legStateAfter(leg.state, event) !== undefined)
  const { place, answerBy } = leg
  return (
    <li className="flex flex-col gap-1.5 px-5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span className="text-muted">{t('legs.place', { place })}</span>{' '}
          <bdi dir="ltr" className="text-base font-semibold">
            {moneyText(leg.amount)}
          </bdi>
        </span>
        <LegStateBadge state={leg.state} />
      </div>
      <LegFacts leg={leg} />
      {answerBy && (
        <p>
          <span className="text-muted">{t('legs.answerIn')}</span> <RemainingClock until={answerBy} />
        </p>
      )}
      {images.length > 0 && <Proofs title={t('legs.proofs', { place })} ids={images} />}
      {offered.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-2 max-sm:*:grow">
          {offered.map(({ decision }) => (
            <Button
              key={decision}
              weight="quiet"
              size="small"
              aria-label={t(`leg.${decision}.title`, { place })}
              onClick={() => onDecide(decision)}
            >
              {t(`leg.${decision}.short`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

/** What arrived, what went back and what is left, where that is more than nothing and less than all. */
function LegFacts({ leg }: { leg: WithdrawalLeg }) {
  const t = useText()
  const sums = (['received', 'refunded', 'remaining'] as const).filter(
    (name) => Number(leg[name]) > 0 && leg[name] !== leg.amount,
  )
  return (
    <>
      {sums.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {sums.map((name) => (
            <span key={name}>
              <span className="text-muted">{t(`legs.${name}`)}</span> <bdi dir="ltr">{moneyText(leg[name])}</bdi>
            </span>
          ))}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 empty:hidden">
        {leg.sentAt && <span className="text-muted">{t('legs.sent', { when: momentText(leg.sentAt) })}</span>}
        {leg.finishedAt && (
          <span className="text-muted">{t('legs.finished', { when: momentText(leg.finishedAt) })}</span>
        )}
        {leg.reference && (
          <span>
            <span className="text-muted">{t('legs.reference')}</span>{' '}
            <bdi dir="ltr" className="wrap-anywhere">
              {leg.reference}
            </bdi>
          </span>
        )}
      </p>
      {leg.reason && (
        <p className="wrap-anywhere">
          <span className="text-muted">{t('legs.reason')}</span> <bdi>{leg.reason}</bdi>
        </p>
      )}
    </>
  )
}
