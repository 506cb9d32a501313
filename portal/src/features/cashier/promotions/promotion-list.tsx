import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { FilterStrip } from './list/filters.tsx'
import { Hero } from './list/hero.tsx'
import { CardSkeleton, PromotionCard } from './list/promotion-card.tsx'
import { type PromotionFilter, passes } from './promotion-filter.ts'
import { usePromotions } from './promotion-queries.ts'

interface PromotionListProps {
  filter: PromotionFilter | undefined
  onFilter: (filter: PromotionFilter | undefined) => void
}

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
const skeletons = ['one', 'two', 'three', 'four', 'five', 'six']

/** Every promotion as it stands for whoever looks (requirements PRO-01, NAV-09). */
export function PromotionList({ filter, onFilter }: PromotionListProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = usePromotions()
  const shown = data?.filter((promotion) => passes(promotion, filter))
  return (
    <div className="flex flex-col gap-4">
      <Hero />
      <FilterStrip promotions={data ?? []} chosen={filter} onChoose={onFilter} />
      {filter === 'vip' && (
        <Link to="/vip" className={`self-start ${textLinkClass}`}>
          {t('promotions.vipLevels')}
        </Link>
      )}
      {shown && shown.length > 0 ? (
        <div className={grid}>
          {shown.map((promotion, place) => (
            <PromotionCard
              key={promotion.code}
              promotion={promotion}
              isFirst={place === 0}
              onUp={() => void refetch()}
            />
          ))}
        </div>
      ) : shown ? (
        <Notice
          icon={nothingIcon}
          title={t(filter ? 'promotions.noneHere' : 'promotions.none')}
          action={
            filter && (
              <Button weight="quiet" onClick={() => onFilter(undefined)}>
                {t('promotions.showAll')}
              </Button>
            )
          }
        >
          {t('promotions.noneText')}
        </Notice>
      ) : error ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={grid}>
          {skeletons.map((each) => (
            <CardSkeleton key={each} />
          ))}
        </div>
      )}
    </div>
  )
}
