import { isDepositOver } from '@banyan/rules/cashier/deposit-states.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { Timeline, type TimelineItem } from '@banyan/ui/timeline.tsx'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { stateLooks } from '../words/state-look.ts'
import { type Order, paidByOf } from './order.ts'

/** What has happened to an order in its order, and what comes next. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useText()
  const by = paidByOf(order)
  const steps = order.steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const items: TimelineItem[] = steps.map(({ at, state }, index) => ({
    key: `${at} ${state}`,
    icon: stateLooks[state].icon,
    // What is over and done with is calm; the last one has the colour of its state.
    tone: index === steps.length - 1 ? stateLooks[state].tone : 'primary',
    title: t(`deposit.step.${state}`, { by }),
    at,
    when: when(at, { withSeconds: true }),
  }))
  if (!isDepositOver(order.state))
    items.push({
      key: 'next',
      icon: clockIcon,
      title: t('deposit.next'),
      detail: t(order.state === 'review' ? 'deposit.nextReview' : 'deposit.nextOpen', { by }),
    })
  return (
    <Panel title={t('deposit.steps')}>
      <div className="px-4.5 py-4">
        <Timeline label={t('deposit.steps')} items={items} />
      </div>
    </Panel>
  )
}
