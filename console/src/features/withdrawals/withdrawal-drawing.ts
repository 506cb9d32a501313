import { type WithdrawalState, withdrawalTransitions } from '@banyan/rules/cashier/withdrawal-states.ts'
import { graphOf } from '#/src/features/cashier/state-places.ts'

/** What is paid stands in the first lane, so that few lines cross. */
const drawnStates = [
  ...(['checking', 'review', 'approved', 'onHold', 'paying', 'rejected', 'cancelled'] as const),
  ...(['paid', 'partlyPaid', 'failed', 'returned'] as const),
] as const satisfies readonly WithdrawalState[]

/** The states of a withdrawal as they are drawn. */
export const withdrawalGraph = graphOf<WithdrawalState>(drawnStates, withdrawalTransitions)

export const withdrawalLayouts = {
  wide: { box: { width: 146, height: 40 }, rankPitch: 190, lanePitch: 160 },
  narrow: { box: { width: 116, height: 44 }, rankPitch: 88, lanePitch: 256 },
} as const
