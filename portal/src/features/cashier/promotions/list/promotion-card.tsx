import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { ObstacleLine } from '../action/obstacle-line.tsx'
import { PromotionAction } from '../action/promotion-action.tsx'
import { PromotionPicture } from '../promotion-picture.tsx'
import { RewardFailure } from '../reward-failure.tsx'
import { StandingProgress } from '../standing.tsx'
import { MomentLine, UntilLine } from '../times.tsx'
import { useReward } from '../use-reward.ts'

const badgesAtMost = 2
const card = 'relative flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-sm'

interface PromotionCardProps {
  promotion: PromotionSummary
  /** Shown before anything is scrolled. */
  isFirst: boolean
  onUp: () => void
}

/** A promotion among the others: all of it leads to its page, the button does what its status says. */
export function PromotionCard({ promotion, isFirst, onUp }: PromotionCardProps) {
  const t = useText()
  const reward = useReward()
  const { code, name, summary, art, groups, standing } = promotion
  const isOver = standing.status === 'close' || standing.status === 'claimed'
  return (
    <article aria-label={name} className={card}>
      <PromotionPicture art={art} isFirst={isFirst} className={`aspect-2/1 w-full ${isOver ? 'opacity-50' : ''}`} />
      <div className="flex grow flex-col gap-2.5 p-4">
        <div className="min-w-0">
          <h2 className="font-semibold text-balance">
            <Link to="/promotions/$code" params={{ code }} className="after:absolute after:inset-0">
              {name}
            </Link>
          </h2>
          <p className="line-clamp-2 text-sm text-muted">{summary}</p>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted empty:hidden">
          {groups.slice(0, badgesAtMost).map((group) => (
            <Badge key={group}>{t(`promotions.group.${group}`)}</Badge>
          ))}
          <TimeLine promotion={promotion} onUp={onUp} />
        </p>
        <StandingProgress standing={standing} />
        {standing.obstacle && <ObstacleLine obstacle={standing.obstacle} />}
        {reward.failure && <RewardFailure failure={reward.failure} />}
        {/* Above the link that covers the card. */}
        <div className="relative mt-auto self-start pt-1">
          <PromotionAction promotion={promotion} reward={reward} />
        </div>
      </div>
    </article>
  )
}

function TimeLine({
  promotion: { startsAt, endsAt, standing },
  onUp,
}: {
  promotion: PromotionSummary
  onUp: () => void
}) {
  const t = useText()
  if (standing.status === 'coming_soon') {
    return (
      <MomentLine
        moment={startsAt}
        at={(moment) => t('promotions.from', { moment })}
        left={(time) => t('promotions.startsIn', { time })}
        onUp={onUp}
      />
    )
  }
  if (standing.status === 'close' || standing.status === 'claimed') return null
  return <UntilLine until={standing.status === 'claim' ? (standing.until ?? endsAt) : endsAt} onUp={onUp} />
}

/** Keeps the place of a card, about as high as one. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className={card}>
      <Skeleton className="aspect-2/1 w-full" />
      <div className="flex flex-col gap-2.5 p-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-9" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-9 w-24" />
      </div>
    </div>
  )
}
