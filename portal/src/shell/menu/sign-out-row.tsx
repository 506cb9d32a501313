import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { signOutIcon } from '@banyan/ui/icons/sign-out-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { accountTexts } from '#/src/features/account/member-centre/account-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { MenuRow, menuRowClass } from './menu-row.tsx'

const SignOutDialog = lazyPart(
  async () => (await import('#/src/features/account/member-centre/sign-out-dialog.tsx')).SignOutDialog,
)

/** The row with its texts. */
export async function fetchSignOutRow() {
  await loadTexts(accountTexts)
  return SignOutRow
}

interface SignOutRowProps {
  collapsed: boolean
  onSignedOut: (() => void) | undefined
}

/** The menu's way out (requirements NAV-14); the account's own menu has another. */
function SignOutRow({ collapsed, onSignedOut }: SignOutRowProps) {
  const t = useText()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  return (
    <>
      <button
        type="button"
        {...props}
        title={collapsed ? t('account.signOut') : undefined}
        onPointerEnter={SignOutDialog.prepare}
        onFocus={SignOutDialog.prepare}
        className={`w-full text-start ${menuRowClass(collapsed)}`}
      >
        <MenuRow icon={<Icon drawing={signOutIcon} size={20} />} label={t('account.signOut')} collapsed={collapsed} />
      </button>
      {wanted && (
        <Suspense>
          <SignOutDialog open={open} onClose={close} onSignedOut={onSignedOut} />
        </Suspense>
      )}
    </>
  )
}
