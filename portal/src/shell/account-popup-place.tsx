import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { type AccountPopupName, useAccountPopup } from '#/src/session/account-popup.ts'
import { broughtIn } from '#/src/session/brought-in.ts'

const fetchPopups = () => import('./popups/account-popups.tsx')
const Popups = lazyPart(async () => (await fetchPopups()).AccountPopups)

/** Fetches a popup when a finger or the focus is on what opens it. */
export const prepareAccountPopup = (name: AccountPopupName) => {
  fetchPopups().then(
    ({ preparePopup }) => preparePopup(name),
    () => {},
  )
}

/** The popups that lead into an account; their code comes when one is wanted, or the address brought something for them. */
export function AccountPopupPlace() {
  const { shown } = useAccountPopup()
  const [wanted, setWanted] = useState(broughtIn() !== undefined)
  if (shown && !wanted) setWanted(true)
  return <Suspense>{wanted && <Popups />}</Suspense>
}
