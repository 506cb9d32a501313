import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { walletTexts } from '#/src/features/wallet/wallet-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { useAccount } from '#/src/session/session.ts'
import { AccountAvatar } from './account-avatar.tsx'
import { accountTexts } from './account-texts.ts'

const AccountMenu = lazyPart(async () => (await import('./menu/account-menu.tsx')).AccountMenu)

/** The button with its texts. */
export async function fetchAccountButton() {
  await loadTexts(accountTexts, walletTexts)
  return AccountButton
}

/** The account's button in the header, which opens its menu; a placeholder while the account loads. */
function AccountButton() {
  const t = useText()
  const account = useAccount()
  const { open, wanted, close, ref, props } = usePopupTrigger('menu')
  if (!account) return <Skeleton className="m-1 size-9 rounded-full md:me-7.5" />
  const label = t('account.menuOf', { name: account.nickname })
  return (
    <>
      <button
        type="button"
        {...props}
        aria-label={label}
        title={label}
        onPointerEnter={AccountMenu.prepare}
        onFocus={AccountMenu.prepare}
        className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-md p-1 text-muted transition-colors hover:bg-primary-soft hover:text-text md:pe-2"
      >
        <AccountAvatar account={account} size={36} />
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
