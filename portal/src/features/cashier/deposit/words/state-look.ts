import type { DepositState } from '@banyan/rules/cashier/deposit-states.ts'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'

export interface StateLook {
  readonly tone: 'neutral' | 'primary' | 'gold' | 'danger'
  readonly icon: Drawing
}

/** Gold waits for something, jade is done, red went wrong; what was merely given up is grey. The words say the same. */
export const stateLooks: Record<DepositState, StateLook> = {
  unknown: { tone: 'gold', icon: clockIcon },
  created: { tone: 'gold', icon: plusIcon },
  submitted: { tone: 'gold', icon: clockIcon },
  review: { tone: 'gold', icon: searchIcon },
  completed: { tone: 'primary', icon: checkIcon },
  expired: { tone: 'neutral', icon: clockIcon },
  cancelled: { tone: 'neutral', icon: closeIcon },
  failed: { tone: 'danger', icon: closeIcon },
  rejected: { tone: 'danger', icon: closeIcon },
  reversed: { tone: 'danger', icon: backIcon },
}
