import { Button } from '@banyan/ui/button.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { lazyPart } from '#/src/api/lazy-part.tsx'
import { prepareLoginPopup } from '#/src/features/sign-in/login-popups.tsx'
import { openLogin } from '#/src/features/sign-in/open-login.ts'
import { useText } from '#/src/i18n/text.ts'
import { useSession } from '#/src/session/session.ts'

const AccountButton = lazyPart(async () =>
  (await import('#/src/features/account/account-button.tsx')).fetchAccountButton(),
)

/** The way in, or who is signed in (requirements NAV-12); a visitor loads nothing of the latter. */
export function AccountCorner() {
  const t = useText()
  if (useSession().is !== 'out')
    return (
      <Suspense fallback={<Skeleton className="m-1 size-9 rounded-full" />}>
        <AccountButton />
      </Suspense>
    )
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      onPointerEnter={prepareLoginPopup}
      onFocus={prepareLoginPopup}
      onClick={() => openLogin()}
    >
      {t('nav.logIn')}
    </Button>
  )
}
