import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { useFirstTouch } from '@banyan/client/use-first-touch.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { AccountAvatar } from '#/src/features/account/profile/account-avatar.tsx'
import { VipLabel } from '#/src/features/account/profile/vip-label.tsx'
import { useOwnVip } from '#/src/features/account/profile/vip-query.ts'
import { RewardBadge } from '#/src/features/cashier/promotions/reward-badge.tsx'
import { useRewardCount } from '#/src/features/cashier/promotions/reward-count.ts'
import { walletTexts } from '#/src/features/cashier/wallet/wallet-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'
import { useAccount } from '#/src/session/session.ts'
import { accountTexts } from './account-texts.ts'

const AccountMenu = lazyPart(async () => (await import('./account-menu/account-menu.tsx')).AccountMenu)

/** The button with its texts. */
export async function fetchAccountButton() {
  await loadTexts(accountTexts, walletTexts)
  return AccountButton
}

/** The ways to pay in and out, and the button that opens the account's menu (requirements NAV-12); a placeholder while the account loads. */
function AccountButton() {
  const t = useText()
  const account = useAccount()
  const vip = useOwnVip()
  const rewards = useRewardCount()
  const { open, wanted, close, ref, props } = usePopupTrigger('menu')
  useFirstTouch(AccountMenu.prepare)
  if (!account) return <Skeleton className="m-1 size-9 rounded-full md:ms-30 md:me-7.5 xl:ms-58" />
  const name = vip ? `${account.nickname} (${vip.vipLabelName})` : account.nickname
  const label = t(rewards > 0 ? 'account.menuOfRewards' : 'account.menuOf', { name, count: rewards })
  return (
    <>
      {/* On a phone it stands in the bar below. Its width is fixed: nothing moves when it comes. */}
      <span className="mx-1 w-26 *:w-full max-md:hidden">
        <CashierLink page="depositv2" className={buttonClass('primary', 'small')}>
          {t('nav.deposit')}
        </CashierLink>
      </span>
      {/* Where there is no room for it, the menu and the member centre lead there. */}
      <span className="me-1 w-26 *:w-full max-xl:hidden">
        <CashierLink page="withdraw" className={buttonClass('quiet', 'small')}>
          {t('nav.withdraw')}
        </CashierLink>
      </span>
      <button
        type="button"
        {...props}
        aria-label={label}
        title={label}
        className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-md p-1 text-muted transition-colors hover:bg-primary-soft hover:text-text md:pe-2"
      >
        <span className="relative">
          <AccountAvatar account={account} size={36} />
          <VipLabel />
          {/* The button's name says it. */}
          <span aria-hidden="true" className="absolute -end-1 -top-1">
            <RewardBadge />
          </span>
        </span>
        <Icon drawing={downIcon} size={16} className="max-md:hidden" />
      </button>
      {wanted && (
        <Suspense>
          <AccountMenu account={account} open={open} onClose={close} trigger={ref} />
        </Suspense>
      )}
    </>
  )
}
