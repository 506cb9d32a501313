import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { useCanRegister } from '#/src/features/account/sign-in/use-can-register.ts'
import { useText } from '#/src/i18n/text.ts'
import { type AccountPopupName, openAccountPopup } from '#/src/session/account-popup.ts'
import { useSession } from '#/src/session/session.ts'
import { prepareAccountPopup } from './account-popup-place.tsx'

const AccountButton = lazyPart(async () =>
  (await import('#/src/features/account/member-centre/account-button.tsx')).fetchAccountButton(),
)

/** The way in, or who is signed in (requirements NAV-12); a visitor loads nothing of the latter. */
export function AccountCorner() {
  const t = useText()
  const canRegister = useCanRegister()
  if (useSession().is !== 'out')
    return (
      <Suspense fallback={<Skeleton className="m-1 size-9 rounded-full md:ms-30 md:me-7.5 xl:ms-58" />}>
        <AccountButton />
      </Suspense>
    )
  const opens = (name: AccountPopupName) => ({
    size: 'small' as const,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => prepareAccountPopup(name),
    onFocus: () => prepareAccountPopup(name),
    onClick: () => openAccountPopup(name),
  })
  return (
    // The narrowest phones have no room for both in every script and font: there they are smaller.
    <span className="flex items-center md:gap-1 max-[25rem]:*:px-2 max-[25rem]:*:text-xs">
      <Button weight="text" {...opens('login')}>
        {t('nav.logIn')}
      </Button>
      {canRegister && (
        <Button data-crowds {...opens('register')}>
          {t('nav.register')}
        </Button>
      )}
    </span>
  )
}
