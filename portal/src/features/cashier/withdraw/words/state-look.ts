import type { WithdrawalState } from '@banyan/rules/cashier/withdrawal-states.ts'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'
import { withdrawIcon } from '@banyan/ui/icons/withdraw-icon.ts'
import type { TimelineTone } from '@banyan/ui/timeline.tsx'
import type { Step } from './order.ts'

/** Gold waits for something, jade is done, red went wrong; what was merely given up is grey. The words say the same. */
export const stateTones: Record<WithdrawalState, TimelineTone> = {
  checking: 'gold',
  review: 'gold',
  onHold: 'gold',
  approved: 'gold',
  paying: 'gold',
  paid: 'primary',
  partlyPaid: 'gold',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
  returned: 'danger',
}

/** What a step draws; steps that are not here went well. */
const icons: Partial<Record<Step['event'], Drawing>> = {
  requested: withdrawIcon,
  flagged: searchIcon,
  held: clockIcon,
  asked: clockIcon,
  rejected: closeIcon,
  cancelled: closeIcon,
  failed: closeIcon,
  refused: closeIcon,
  denied: closeIcon,
  partly: lockIcon,
  paidOtherwise: lockIcon,
  refunded: backIcon,
  bounced: searchIcon,
  ...{ returned: backIcon, partlyReturned: backIcon },
}
const bad: readonly Step['event'][] = ['rejected', 'failed', 'refused', 'denied']

export const stepIcon = (event: Step['event']): Drawing => icons[event] ?? checkIcon
export const stepTone = (event: Step['event']): TimelineTone =>
  bad.includes(event) ? 'danger' : event === 'cancelled' ? 'neutral' : 'primary'
