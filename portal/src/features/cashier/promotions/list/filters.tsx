import { typeName } from '@banyan/client/game-types.ts'
import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { promotionGroups } from '@banyan/rules/promotions/promotion-status.ts'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { PromotionFilter } from '../promotion-filter.ts'

interface FilterStripProps {
  promotions: readonly PromotionSummary[]
  chosen: PromotionFilter | undefined
  onChoose: (filter: PromotionFilter | undefined) => void
}

/** All, the groups of the specification, and the types of games that promotions are about (requirements PRO-01). */
export function FilterStrip({ promotions, chosen, onChoose }: FilterStripProps) {
  const t = useText()
  const products = [...new Set(promotions.flatMap((each) => each.products))].sort()
  return (
    <ChipStrip label={t('promotions.filters')}>
      <Chip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('promotions.all')}
      </Chip>
      {promotionGroups.map((group) => (
        <Chip key={group} chosen={chosen === group} onClick={() => onChoose(group)}>
          {t(`promotions.group.${group}`)}
        </Chip>
      ))}
      {products.map((type) => (
        <Chip key={type} chosen={chosen === type} onClick={() => onChoose(type)}>
          {typeName(t, type)}
        </Chip>
      ))}
    </ChipStrip>
  )
}
