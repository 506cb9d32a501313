import { showToast } from '@banyan/client/show-toast.tsx'
import { text } from '#/src/i18n/text.ts'
import { rewardMoney } from './reward-money.ts'
import type { Claimed } from './use-reward.ts'

/** What became of a claim, in a sentence. */
export function claimedText({ status, amount }: Claimed): string {
  const said = status === 'applying' ? 'applying' : 'claimed'
  return text(`promotions.told.${said}`, { amount: rewardMoney(amount) })
}

/** Tells what became of a claim. */
export function tellClaimed(claimed: Claimed): void {
  showToast({ tone: claimed.status === 'applying' ? 'info' : 'success', text: claimedText(claimed) })
}
