import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { rewardMoney } from '#/src/features/cashier/promotions/reward-money.ts'
import { useText } from '#/src/i18n/text.ts'

interface PromotionChoiceProps {
  promotions: readonly PromotionSummary[]
  chosen: PromotionSummary | undefined
  onChoose: (promotion: PromotionSummary | undefined) => void
}

const option =
  'flex min-h-11 cursor-pointer flex-col justify-center gap-0.5 rounded-md border border-line-control bg-field px-3.5 py-2.5 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-info hover:border-primary'

/** Which promotion the deposit is made for; none is a choice too. */
export function PromotionChoice({ promotions, chosen, onChoose }: PromotionChoiceProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('deposit.promotion')}</legend>
      <div className="flex flex-col gap-2">
        <label className={option}>
          <input
            type="radio"
            name={name}
            checked={chosen === undefined}
            onChange={() => onChoose(undefined)}
            className="sr-only"
          />
          <span className="font-semibold">{t('deposit.noPromotion')}</span>
        </label>
        {promotions.map((promotion) => (
          <label key={promotion.code} className={option}>
            <input
              type="radio"
              name={name}
              checked={chosen?.code === promotion.code}
              onChange={() => onChoose(promotion)}
              className="sr-only"
            />
            <span className="font-semibold">{promotion.name}</span>
            <span className="text-sm text-muted text-pretty">{promotion.summary}</span>
            {promotion.standing.progress && (
              <span className="text-sm font-semibold text-gold">
                {t('deposit.promotionFrom', { amount: rewardMoney(promotion.standing.progress.of) })}
              </span>
            )}
          </label>
        ))}
      </div>
      {chosen && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-muted text-pretty">
          {t(chosen.standing.status === 'join' ? 'deposit.promotionJoins' : 'deposit.promotionApplies')}
          <Link to="/promotions/$code" params={{ code: chosen.code }} className={textLinkClass}>
            {t('deposit.promotionTerms')}
          </Link>
        </p>
      )}
    </fieldset>
  )
}
