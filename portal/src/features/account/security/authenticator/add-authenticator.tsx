import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { refetchSecurity, type Security } from '../security-queries.ts'
import { FirstCode, type Secret } from './first-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StartAuthenticator } from './start-authenticator.tsx'

interface AddAuthenticatorProps {
  security: Security
  open: boolean
  onClose: () => void
}

/** Sets up an authenticator: a proof, its secret, its first code, and the recovery codes that are shown this once. */
export function AddAuthenticator({ security, open, onClose }: AddAuthenticatorProps) {
  const t = useText()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => {
    setCodes(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? t('security.recoveryTitle') : t('security.authenticatorAdd')}
      // The codes are shown once: only the button that says so leads on.
      {...(codes ? { dismissable: false } : { closeLabel: t('popup.close') })}
    >
      {codes ? <RecoveryCodes codes={codes} onDone={close} /> : <Setup security={security} onConfirmed={setCodes} />}
    </Dialog>
  )
}

function Setup({ security, onConfirmed }: { security: Security; onConfirmed: (codes: readonly string[]) => void }) {
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<Secret>()
  const confirmed = (codes: readonly string[]) => {
    void refetchSecurity(queryClient)
    onConfirmed(codes)
  }
  return secret ? (
    <FirstCode secret={secret} onConfirmed={confirmed} />
  ) : (
    <StartAuthenticator security={security} onStarted={setSecret} />
  )
}
