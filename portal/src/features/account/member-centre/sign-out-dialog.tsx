import { failed } from '@banyan/client/signals.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { signOut } from '#/src/session/member-session.ts'

interface SignOutDialogProps {
  open: boolean
  onClose: () => void
  /** Called after signing out. */
  onSignedOut?: (() => void) | undefined
}

/** Asks before it signs out, and then leads to the lobby (requirements ACC-18). */
export function SignOutDialog({ open, onClose, onSignedOut }: SignOutDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut()
      onSignedOut?.()
      await navigate({ to: '/', replace: true })
    } catch (error) {
      failed.tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('account.signOutTitle')}
      confirm={t('account.signOut')}
      onConfirm={() => void leave()}
      cancel={t('account.stay')}
      busy={busy}
    >
      {t('account.signOutText')}
    </AlertDialog>
  )
}
