import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Suspense, useEffect, useState } from 'react'
import { takeInvitation } from '#/src/features/account/registration/invitation.ts'
import { type AccountPopupName, openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { broughtIn } from '#/src/session/brought-in.ts'

const signIn = () => import('#/src/features/account/sign-in/fetch-popups.ts')
const register = () => import('#/src/features/account/registration/fetch-popups.ts')
const password = () => import('#/src/features/account/sign-in/fetch-password-popups.ts')

/** Each with its texts, when it is first wanted. */
const popups = {
  login: lazyPart(async () => (await signIn()).fetchLoginPopup()),
  register: lazyPart(async () => (await register()).fetchRegisterPopup()),
  messaging: lazyPart(async () => (await register()).fetchMessagingPrompt()),
  forgotten: lazyPart(async () => (await password()).fetchForgottenPopup()),
  password: lazyPart(async () => (await password()).fetchChangePopup()),
  reset: lazyPart(async () => (await password()).fetchResetPopup()),
}
const ContinueAs = lazyPart(async () => (await signIn()).fetchContinueAs())

/** Fetches a popup when a finger or the focus is on what opens it. */
export const preparePopup = (name: AccountPopupName) => void popups[name].prepare()

/** Where the popups stand that lead into an account: once per page, for whatever asks for them. */
export function AccountPopups() {
  const { shown } = useAccountPopup()
  const [wanted, setWanted] = useState<readonly AccountPopupName[]>([])
  const [code] = useState(broughtIn()?.token)
  // Before the register popup looks for it.
  useState(takeInvitation)
  useEffect(() => {
    if (broughtIn()?.reset !== undefined) openAccountPopup('reset')
  }, [])
  if (shown && !wanted.includes(shown)) setWanted([...wanted, shown])
  return (
    <>
      {wanted.map((name) => {
        const Popup = popups[name]
        return (
          <Suspense key={name}>
            <Popup />
          </Suspense>
        )
      })}
      <Suspense>{code !== undefined && <ContinueAs code={code} />}</Suspense>
    </>
  )
}
