import { depositStates, depositTransitions } from '@banyan/rules/cashier/deposit-states.ts'
import { graphOf } from '#/src/features/cashier/state-places.ts'

/** The states of an order to pay in as they are drawn. */
export const depositGraph = graphOf(depositStates, depositTransitions)

export const depositLayouts = {
  wide: { box: { width: 146, height: 40 }, rankPitch: 172, lanePitch: 128 },
  narrow: { box: { width: 138, height: 40 }, rankPitch: 78, lanePitch: 184 },
} as const
