import { Suspense, useState } from 'react'
import { lazyPart } from '#/src/api/lazy-part.tsx'
import { useLoginPopup } from './open-login.ts'
import { signInCode } from './sign-in-code.ts'

/** The popup's code with its texts: fetched when a finger or the focus is on what opens it. */
const LoginPopup = lazyPart(async () => (await import('./fetch-popups.ts')).fetchLoginPopup())
const ContinueAs = lazyPart(async () => (await import('./fetch-popups.ts')).fetchContinueAs())

export const prepareLoginPopup = LoginPopup.prepare

/** Where the popups of signing in stand: once per page, for whatever asks for them. */
export function LoginPopups() {
  const { wanted } = useLoginPopup()
  const [code] = useState(signInCode)
  return (
    <Suspense>
      {wanted && <LoginPopup />}
      {code !== undefined && <ContinueAs code={code} />}
    </Suspense>
  )
}
