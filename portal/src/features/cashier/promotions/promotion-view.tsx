import { PartFailure } from '@banyan/client/part-failure.tsx'
import { RequestError } from '@banyan/client/request-error.ts'
import type { PromotionPage } from '@banyan/contract/promotions/promotion.ts'
import { raffleOf } from '@banyan/rules/promotions/raffles.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { usePromotion } from './promotion-queries.ts'
import { RaffleCard } from './raffle/raffle-card.tsx'
import { useReward } from './use-reward.ts'
import { HeadCard } from './view/head-card.tsx'
import { Ladder } from './view/ladder.tsx'
import { PrizeOdds } from './view/prize-odds.tsx'
import { Terms } from './view/terms.tsx'

const columns = 'grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'

/** A promotion with its terms, made from the rule that decides (requirements PRO-01, PRO-03). */
export function PromotionView({ code }: { code: string }) {
  const t = useText()
  const { data, error, isFetching, refetch } = usePromotion(code)
  const isGone = error instanceof RequestError && error.code === 'promotion_not_found'
  return (
    <div className="flex flex-col gap-3">
      <Link to="/promotions" className={`gap-1.5 self-start ${textLinkClass}`}>
        <Icon drawing={backIcon} size={18} />
        {t('promotions.title')}
      </Link>
      {data && !isGone ? (
        <Shown promotion={data} onUp={() => void refetch()} />
      ) : isGone ? (
        <Notice
          heading
          icon={nothingIcon}
          title={t('promotions.gone')}
          action={
            <Link to="/promotions" className={buttonClass()}>
              {t('promotions.showAll')}
            </Link>
          }
        >
          {t('promotions.goneText')}
        </Notice>
      ) : error ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ViewSkeleton />
      )}
    </div>
  )
}

function Shown({ promotion, onUp }: { promotion: PromotionPage; onUp: () => void }) {
  const t = useText()
  const reward = useReward()
  const { kind, prizes, steps, stepsDone } = promotion
  const raffle = raffleOf(kind)
  const hasChanged = reward.failure?.code === 'promotion_changed'
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-4">
        {raffle && <RaffleCard promotion={promotion} raffle={raffle} />}
        <HeadCard promotion={promotion} reward={reward} onUp={onUp} />
        {steps.length > 0 && <Ladder steps={steps} done={stepsDone} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {hasChanged && <p className="text-sm font-semibold text-gold">{t('promotions.newTerms')}</p>}
        {prizes.length > 0 && <PrizeOdds prizes={prizes} />}
        <Terms promotion={promotion} />
      </div>
    </div>
  )
}

/** Keeps the place of a page, about as high as one. */
function ViewSkeleton() {
  return (
    <div aria-hidden="true" className={columns}>
      <div className="flex flex-col gap-4">
        <Skeleton className="aspect-2/1 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-60 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    </div>
  )
}
