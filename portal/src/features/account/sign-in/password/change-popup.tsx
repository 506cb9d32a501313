import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { signOut } from '#/src/session/member-session.ts'
import { useSession } from '#/src/session/session.ts'
import { ChangeForm } from './form/change-form.tsx'

interface Shown {
  readonly mustChange: boolean
  readonly proof: 'oldPassword' | 'code' | 'none'
  readonly codeTo: string | undefined
}

/**
 * The change of a password (requirements ACC-16). One that must be changed leaves but two ways: to change it, or to
 * sign out (ACC-21); from any other the popup leads on to where the login was going.
 */
export function ChangePopup() {
  const t = useText()
  const navigate = useNavigate()
  const { shown, mustChange = false, knowsOld = false, target, codeTo } = useAccountPopup()
  const open = shown === 'password'
  const isOut = useSession().is === 'out'
  const [wasIn, setWasIn] = useState(false)
  if (open && !isOut && !wasIn) setWasIn(true)
  // The session ended in another tab, so there is no password to change.
  useEffect(() => {
    if (wasIn && isOut) closeAccountPopup('password')
  }, [wasIn, isOut])
  // While the popup closes, it keeps its content.
  const proof = knowsOld ? 'none' : codeTo === undefined ? 'oldPassword' : 'code'
  const [last, setLast] = useState<Shown>({ mustChange, proof, codeTo })
  if (open && (last.mustChange !== mustChange || last.proof !== proof || last.codeTo !== codeTo))
    setLast({ mustChange, proof, codeTo })
  const leave = () => {
    closeAccountPopup('password')
    if (target !== undefined) void navigate({ href: target })
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('password.changeTitle')}
      {...(!last.mustChange && { closeLabel: t('popup.close') })}
      dismissable={!last.mustChange}
      size="small"
    >
      <p className="mb-4 text-muted text-pretty">
        {t(last.mustChange ? 'password.mustChange' : 'password.changeText')}
      </p>
      <ChangeForm proof={last.proof} codeTo={last.codeTo ?? ''} />
      {last.mustChange && <SignOutInstead />}
    </Dialog>
  )
}

function SignOutInstead() {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut()
      closeAccountPopup('password')
      await navigate({ to: '/', replace: true })
    } catch (error) {
      failed.tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-3">
      <Button weight="ghost" wide busy={busy} onClick={() => void leave()}>
        {t('password.signOut')}
      </Button>
    </div>
  )
}
