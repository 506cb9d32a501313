import { pageOfType } from '@banyan/client/game-types.ts'
import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'

const look = `relative ${buttonClass('quiet', 'small')}`

/** Pages of the member centre, by what they are the way to. */
const pages = {
  deposit: { page: 'depositv2', text: 'nav.deposit' },
  payout: { page: 'withdraw', text: 'nav.withdraw' },
  security: { page: 'securityCenter', text: 'promotions.toSecurity' },
  profile: { page: 'profile', text: 'promotions.toProfile' },
} as const

/** Where a member does what a promotion waits for; nothing where nobody is led. */
export function WayOn({ promotion: { way, products } }: { promotion: Pick<PromotionSummary, 'way' | 'products'> }) {
  const t = useText()
  if (way === null) return null
  if (way !== 'games') {
    const { page, text } = pages[way]
    return (
      <CashierLink page={page} className={look}>
        {t(text)}
      </CashierLink>
    )
  }
  const [product] = products
  return (
    <Link to={(product && pageOfType(product)) ?? '/'} className={look}>
      {t('promotions.toGames')}
    </Link>
  )
}
