import { CountBadge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useRewardCount } from './reward-count.ts'

/** How many rewards wait; nothing for none. */
export function RewardBadge() {
  const t = useText()
  const count = useRewardCount()
  return <CountBadge count={count} label={() => t('nav.rewardsNew', { count })} />
}
