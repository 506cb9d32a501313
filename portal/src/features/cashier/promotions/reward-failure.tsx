import { errorText } from '@banyan/client/error-text.ts'
import type { RequestError } from '@banyan/client/request-error.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { isAnswerLost } from '#/src/features/cashier/wallet/request-id.ts'
import { useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'

/** Why a reward was not given, and the way on where there is one. */
export function RewardFailure({ failure }: { failure: RequestError }) {
  const t = useText()
  return (
    <div role="alert" className="text-sm text-danger text-pretty">
      <p>{isAnswerLost(failure) ? t('promotions.lost') : errorText(t, failure)}</p>
      {failure.code === 'bonus_open' && (
        <CashierLink page="bonusDetails" className={`relative ${textLinkClass}`}>
          {t('promotions.toBonuses')}
        </CashierLink>
      )}
    </div>
  )
}
