import { buttonClass } from '@banyan/ui/button.tsx'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { StandingProgress, StatusBadge } from '../standing.tsx'
import type { OpenReward } from './reward-queries.ts'
import { RewardRow, RewardRows } from './reward-row.tsx'
import { keyOf } from './use-claims.ts'

/** What is on its way, and how far it is. */
export function InProgress({ rewards }: { rewards: readonly OpenReward[] }) {
  const t = useText()
  if (rewards.length === 0) {
    return (
      <Notice
        icon={clockIcon}
        title={t('rewards.noneInProgress')}
        action={
          <Link to="/promotions" className={buttonClass()}>
            {t('rewards.toPromotions')}
          </Link>
        }
      >
        {t('rewards.noneInProgressText')}
      </Notice>
    )
  }
  return (
    <RewardRows>
      {rewards.map((reward) => (
        <RewardRow key={keyOf(reward)} reward={reward}>
          <div className="mt-1 flex flex-col gap-2">
            <span>
              <StatusBadge status={reward.standing.status} />
            </span>
            <StandingProgress standing={reward.standing} />
          </div>
        </RewardRow>
      ))}
    </RewardRows>
  )
}
