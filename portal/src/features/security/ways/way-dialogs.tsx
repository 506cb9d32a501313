import { useEffect } from 'react'
import { AddAuthenticator } from '../authenticator/add-authenticator.tsx'
import { RemoveAuthenticator } from '../authenticator/remove-authenticator.tsx'
import { EmailDialog } from '../email/email-dialog.tsx'
import { openPasswordChange } from '../password/open-password-change.ts'
import { PhoneDialog } from '../phone/phone-dialog.tsx'
import type { Security } from '../security-queries.ts'

/** What changes one of the ways. */
export type WayDialog =
  | 'password'
  | 'phone'
  | 'email'
  | 'confirmEmail'
  | 'authenticator'
  | 'removeAuthenticator'
  | 'paymentPassword'
  | 'bankAccount'

interface WayDialogsProps {
  security: Security
  open: WayDialog | undefined
  onClose: () => void
}

/** The popups of the ways, of which one is open at most; the password's is a feature of its own, and payouts have theirs. */
export function WayDialogs({ security, open, onClose }: WayDialogsProps) {
  useEffect(() => {
    if (open !== 'password') return
    openPasswordChange(security)
    onClose()
  }, [open, security, onClose])
  const props = { security, onClose }
  return (
    <>
      <PhoneDialog {...props} open={open === 'phone'} />
      <EmailDialog {...props} open={open === 'email' || open === 'confirmEmail'} confirms={open === 'confirmEmail'} />
      <AddAuthenticator {...props} open={open === 'authenticator'} />
      <RemoveAuthenticator {...props} open={open === 'removeAuthenticator'} />
    </>
  )
}
