import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type LegEvent, legEvents } from '@banyan/rules/cashier/leg-states.ts'
import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalEvents,
  withdrawalTransitions,
} from '@banyan/rules/cashier/withdrawal-states.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { eyeIcon } from '@banyan/ui/icons/eye-icon.ts'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { pauseIcon } from '@banyan/ui/icons/pause-icon.ts'
import type { TimelineTone } from '@banyan/ui/timeline.tsx'
import { StateDrawing } from '#/src/features/cashier/state-drawing.tsx'
import { StepDetail, WayCard } from '#/src/features/cashier/way-card.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { withdrawalGraph, withdrawalLayouts } from '../withdrawal-drawing.ts'
import { WithdrawalStateBadge } from './withdrawal-badges.tsx'

type Record = ValueOf<Calls['withdrawalRecord']>
type Step = Record['by'][number]

interface Look {
  readonly icon: Drawing
  readonly tone: TimelineTone
}

const ofWithdrawal: Readonly<{ [State in WithdrawalState]: Look }> = {
  checking: { icon: clockIcon, tone: 'neutral' },
  review: { icon: eyeIcon, tone: 'gold' },
  onHold: { icon: pauseIcon, tone: 'gold' },
  approved: { icon: checkIcon, tone: 'neutral' },
  paying: { icon: clockIcon, tone: 'neutral' },
  paid: { icon: checkIcon, tone: 'primary' },
  partlyPaid: { icon: closeIcon, tone: 'danger' },
  rejected: { icon: closeIcon, tone: 'danger' },
  cancelled: { icon: closeIcon, tone: 'neutral' },
  failed: { icon: closeIcon, tone: 'danger' },
  returned: { icon: closeIcon, tone: 'danger' },
}

const neutral: Look = { icon: forwardIcon, tone: 'neutral' }
const arrived: Look = { icon: checkIcon, tone: 'primary' }
const inDispute: Look = { icon: eyeIcon, tone: 'gold' }
const ofLeg: Readonly<{ [Event in LegEvent]: Look }> = {
  ...{ asked: neutral, accepted: neutral, paid: neutral, refused: { icon: closeIcon, tone: 'danger' } },
  ...{ paidOtherwise: inDispute, partly: inDispute, denied: inDispute, bounced: inDispute },
  ...{ received: arrived, lapsed: arrived, forced: arrived, refunded: neutral, replaced: neutral, returned: neutral },
}

/** The way of a withdrawal and of its payouts, with who took each step and why. */
export function WithdrawalWay({ record: { withdrawal, by } }: { record: Record }) {
  const t = useText()
  const told = useStepTexts()
  // Steps of payouts leave the withdrawal where it is.
  const states = by.length > 0 ? by.map(({ state }) => state) : [withdrawal.state]
  const path = states.filter((state, place) => state !== states[place - 1])
  const next = Object.entries(withdrawalTransitions[withdrawal.state]) as [WithdrawalEvent, WithdrawalState][]
  return (
    <WayCard
      drawing={
        <StateDrawing
          graph={withdrawalGraph}
          layouts={withdrawalLayouts}
          nameOf={(state) => t(`withdrawalState.${state}`)}
          path={path}
        />
      }
      taken={by.map((step, place) => ({
        ...{ key: `${step.at} ${step.event} ${place}`, ...told(step), when: momentText(step.at) },
        detail: (step.by || step.note) && <StepDetail {...step} />,
      }))}
      next={next.map(([event, to]) => ({
        key: event,
        event: t(`withdrawalEvent.${event}`),
        state: <WithdrawalStateBadge state={to} />,
      }))}
    />
  )
}

/** How a step is told: what happened to a payout, or else to the whole. */
function useStepTexts() {
  const t = useText()
  return ({ event, place, state }: Step): Look & { readonly title: string } => {
    const legEvent = place === null ? undefined : legEvents.find((known) => known === event)
    if (legEvent)
      return { ...ofLeg[legEvent], title: t('legs.step', { place: place ?? 0, event: t(`legEvent.${legEvent}`) }) }
    const known = event === 'requested' ? event : withdrawalEvents.find((one) => one === event)
    return {
      ...ofWithdrawal[state],
      title: known ? t(`withdrawalEvent.${known}`) : t(`withdrawalState.${state}`),
    }
  }
}
