import type { PromotionPage } from '@banyan/contract/promotions/promotion.ts'
import { raffleOf } from '@banyan/rules/promotions/raffles.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useIsMember } from '#/src/session/account-kind.ts'
import { ObstacleLine } from '../action/obstacle-line.tsx'
import { PromotionAction } from '../action/promotion-action.tsx'
import { PromotionPicture } from '../promotion-picture.tsx'
import { RewardFailure } from '../reward-failure.tsx'
import { rewardText, StandingProgress, StatusBadge } from '../standing.tsx'
import { MomentLine, UntilLine } from '../times.tsx'
import type { useReward } from '../use-reward.ts'
import { NextRain } from './next-rain.tsx'

interface HeadCardProps {
  promotion: PromotionPage
  reward: ReturnType<typeof useReward>
  onUp: () => void
}

/** What a promotion is, how it stands, and the button that its status has. */
export function HeadCard({ promotion, reward, onUp }: HeadCardProps) {
  const t = useText()
  const isMember = useIsMember()
  const { name, summary, art, groups, kind, startsAt, endsAt, standing } = promotion
  const { status, until } = standing
  const raffle = raffleOf(kind)
  const isOpen = status !== 'close' && status !== 'claimed' && status !== 'coming_soon'
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      {!raffle && <PromotionPicture art={art} isFirst className="aspect-2/1 w-full" />}
      <div className="flex flex-col gap-3 p-5">
        <p className="flex flex-wrap items-center gap-2 empty:hidden">
          {/* Elsewhere the button says it. */}
          {raffle && status === 'claim' && isMember && <StatusBadge status={status} />}
          {groups.map((group) => (
            <Badge key={group}>{t(`promotions.group.${group}`)}</Badge>
          ))}
        </p>
        <h1 tabIndex={-1} className="text-xl font-bold tracking-tight text-balance">
          {name}
        </h1>
        <p className="text-muted text-pretty">{summary}</p>
        {standing.reward && (
          <p className="text-lg font-bold text-gold">
            <bdi>{rewardText(t, standing.reward)}</bdi>
          </p>
        )}
        <StandingProgress standing={standing} />
        {kind === 'red_packet' && until && status === 'process' && <NextRain until={until} onUp={onUp} />}
        {standing.obstacle && <ObstacleLine obstacle={standing.obstacle} />}
        {reward.failure && <RewardFailure failure={reward.failure} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PromotionAction promotion={promotion} reward={reward} isOwnPage />
          <span className="text-sm text-muted">
            {status === 'coming_soon' && (
              <MomentLine
                moment={startsAt}
                at={(moment) => t('promotions.from', { moment })}
                left={(time) => t('promotions.startsIn', { time })}
                onUp={onUp}
              />
            )}
            {isOpen && <UntilLine until={status === 'claim' ? (until ?? endsAt) : endsAt} onUp={onUp} />}
          </span>
        </div>
      </div>
    </section>
  )
}
