import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type DepositEvent, type DepositState, depositTransitions } from '@banyan/rules/cashier/deposit-states.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { eyeIcon } from '@banyan/ui/icons/eye-icon.ts'
import type { TimelineTone } from '@banyan/ui/timeline.tsx'
import { StateDrawing } from '#/src/features/cashier/state-drawing.tsx'
import { StepDetail, WayCard } from '#/src/features/cashier/way-card.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { depositGraph, depositLayouts } from '../deposit-drawing.ts'
import { DepositStateBadge } from './deposit-badges.tsx'

type Order = ValueOf<Calls['depositRecord']>

const looks: Record<DepositState, { readonly icon: Drawing; readonly tone: TimelineTone }> = {
  unknown: { icon: clockIcon, tone: 'gold' },
  created: { icon: clockIcon, tone: 'neutral' },
  submitted: { icon: clockIcon, tone: 'neutral' },
  review: { icon: eyeIcon, tone: 'gold' },
  completed: { icon: checkIcon, tone: 'primary' },
  expired: { icon: closeIcon, tone: 'neutral' },
  cancelled: { icon: closeIcon, tone: 'neutral' },
  failed: { icon: closeIcon, tone: 'danger' },
  rejected: { icon: closeIcon, tone: 'danger' },
  reversed: { icon: closeIcon, tone: 'danger' },
}

/** The way of an order to pay in, with who took each step and why. */
export function DepositWay({ order: { deposit, by } }: { order: Order }) {
  const t = useText()
  const steps = by.length > 0 ? by : deposit.steps.map((step) => ({ ...step, by: '', note: null }))
  const path = steps.length > 0 ? steps.map(({ state }) => state) : [deposit.state]
  const nameOf = (state: DepositState) => t(`depositState.${state}`)
  const next = Object.entries(depositTransitions[deposit.state]) as [DepositEvent, DepositState][]
  return (
    <WayCard
      drawing={<StateDrawing graph={depositGraph} layouts={depositLayouts} nameOf={nameOf} path={path} />}
      taken={steps.map(({ at, state, by: actor, note }, place) => ({
        ...{ key: `${at} ${state} ${place}`, ...looks[state], title: nameOf(state), at, when: momentText(at) },
        detail: (actor || note) && <StepDetail by={actor} note={note} />,
      }))}
      next={next.map(([event, to]) => ({
        key: event,
        event: t(`depositEvent.${event}`),
        state: <DepositStateBadge state={to} />,
      }))}
    />
  )
}
