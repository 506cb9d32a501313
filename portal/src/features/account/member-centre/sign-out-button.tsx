import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { signOutIcon } from '@banyan/ui/icons/sign-out-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { useText } from '#/src/i18n/text.ts'

const SignOutDialog = lazyPart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

/** Signs out on pages without the account menu. */
export function SignOutButton() {
  const t = useText()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  return (
    <>
      <IconButton
        {...props}
        icon={signOutIcon}
        label={t('account.signOut')}
        title={t('account.signOut')}
        onPointerEnter={SignOutDialog.prepare}
        onFocus={SignOutDialog.prepare}
      />
      {wanted && (
        <Suspense>
          <SignOutDialog open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
