import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { useText } from '#/src/i18n/text.ts'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'
import { useSession } from '#/src/session/session.ts'
import { PromotionPicture } from '../promotion-picture.tsx'

/** What the page is for, and the way to what waits for the member. */
export function Hero() {
  const t = useText()
  const { is } = useSession()
  return (
    <header className="flex overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <div className="flex min-w-0 grow flex-col items-start justify-center gap-3 p-5 md:p-8">
        <h1 tabIndex={-1} className="text-xl font-bold tracking-tight text-balance">
          {t('promotions.title')}
        </h1>
        <p className="max-w-prose text-muted text-pretty">{t('promotions.intro')}</p>
        {is === 'out' ? (
          <Button onClick={() => openAccountPopup('login', { target: '/promotions' })}>{t('nav.logIn')}</Button>
        ) : (
          <CashierLink page="rewardCenter" className={buttonClass()}>
            {t('nav.rewards')}
          </CashierLink>
        )}
      </div>
      <PromotionPicture art="chest" className="w-2/5 shrink-0 max-sm:hidden" />
    </header>
  )
}
