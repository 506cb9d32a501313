import { AddAuthenticator } from '../authenticator/add-authenticator.tsx'
import { RemoveAuthenticator } from '../authenticator/remove-authenticator.tsx'
import { EmailDialog } from '../email/email-dialog.tsx'
import { AddPasskey } from '../passkeys/add-passkey.tsx'
import { PhoneDialog } from '../phone/phone-dialog.tsx'
import type { Security } from '../security-queries.ts'

export type WayDialog =
  | 'phone'
  | 'email'
  | 'confirmEmail'
  | 'authenticator'
  | 'removeAuthenticator'
  | 'passkey'
  | 'paymentPassword'
  | 'bankAccount'

/** What changes one of the ways; the password's popup is a feature of its own. */
export type WayChange = 'password' | WayDialog

interface WayDialogsProps {
  security: Security
  open: WayDialog | undefined
  onClose: () => void
}

/** The popups of the ways, of which one is open at most; payouts have theirs. */
export function WayDialogs({ security, open, onClose }: WayDialogsProps) {
  const props = { security, onClose }
  return (
    <>
      <PhoneDialog {...props} open={open === 'phone'} />
      <EmailDialog {...props} open={open === 'email' || open === 'confirmEmail'} confirms={open === 'confirmEmail'} />
      <AddAuthenticator {...props} open={open === 'authenticator'} />
      <RemoveAuthenticator {...props} open={open === 'removeAuthenticator'} />
      <AddPasskey {...props} open={open === 'passkey'} />
    </>
  )
}
