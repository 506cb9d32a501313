import type { LegEvent } from '@banyan/rules/cashier/leg-states.ts'
import { isWithdrawalOver, type WithdrawalEvent } from '@banyan/rules/cashier/withdrawal-states.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { Timeline, type TimelineItem } from '@banyan/ui/timeline.tsx'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { LegQuestion } from '../answer/leg-question.tsx'
import type { Leg, Order, Step } from '../words/order.ts'
import { stepIcon, stepTone } from '../words/state-look.ts'

/** What a step without a payout tells of. */
type OrderEvent = 'requested' | WithdrawalEvent

/** What has happened to a withdrawal in its order, the questions that it asks, and what comes next. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useText()
  const steps = order.steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const items: TimelineItem[] = steps.map((step, index) => itemOf(t, order, step, steps.slice(index + 1)))
  if (!isWithdrawalOver(order.state))
    items.push({
      key: 'next',
      icon: clockIcon,
      title: t('withdraw.next'),
      when: '',
      detail: t(`withdraw.nextText.${nextOf(order)}`),
    })
  return (
    <Panel title={t('withdraw.steps')}>
      <div className="px-4.5 py-4">
        <Timeline label={t('withdraw.steps')} items={items} />
      </div>
    </Panel>
  )
}

function itemOf(t: Text, order: Order, step: Step, later: readonly Step[]): TimelineItem {
  const { at, event, place } = step
  const leg = order.legs.find((each) => each.place === place)
  const asksHere = leg?.state === 'sent' && !later.some((each) => each.place === place)
  return {
    key: `${at} ${event} ${place}`,
    icon: asksHere ? clockIcon : stepIcon(event),
    tone: asksHere ? 'gold' : stepTone(event),
    title: leg ? legTitle(t, order, leg, event as LegEvent) : t(`withdraw.step.${event as OrderEvent}`),
    when: when(at, { withSeconds: true }),
    detail: (
      <>
        <span className="block text-pretty">
          {leg ? legDetail(t, leg, step, later) : t(`withdraw.stepText.${event as OrderEvent}`, wordsOf(order))}
        </span>
        {asksHere && <LegQuestion key={leg.place} order={order} leg={leg} />}
      </>
    ),
  }
}

/** The payout by its number, where there are several, and what happened to it. */
function legTitle(t: Text, { legs }: Order, { place, amount }: Leg, event: LegEvent): string {
  const which = legs.length > 1 ? String(place) : 'only'
  return t('withdraw.legTitle', { which, amount: moneyText(amount), step: t(`withdraw.legStep.${event}`) })
}

/** Why it is so; an operator's or a provider's words stand at the last step that the payout had. */
function legDetail(t: Text, { place, received, remaining, reason }: Leg, { event }: Step, later: readonly Step[]) {
  const words = { received: moneyText(received), remaining: moneyText(remaining) }
  const isLast = !later.some((each) => each.place === place)
  return (
    <>
      {t(`withdraw.legStepText.${event as LegEvent}`, words)}
      {isLast && reason && (
        <>
          {' '}
          {t('withdraw.reason')} <bdi>{reason}</bdi>
        </>
      )}
    </>
  )
}

const wordsOf = ({ amount, received, refunded }: Order) => ({
  amount: moneyText(amount),
  received: moneyText(received),
  refunded: moneyText(refunded),
})

function nextOf({ state, legs }: Order) {
  if (legs.some((leg) => leg.state === 'sent')) return 'answer'
  if (legs.some((leg) => leg.state === 'partial' || leg.state === 'disputed')) return 'dispute'
  return state === 'paying' || state === 'approved' ? 'bank' : state === 'onHold' ? 'onHold' : 'review'
}
