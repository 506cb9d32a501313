import { presentationOf } from '@banyan/client/presentation-of.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Entrance } from '../entrance.ts'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { noteForgotten } from './remembered.ts'

interface RememberedAccountProps {
  username: string
  entrance: Entrance
  /** Called if the password is needed, or another account was chosen. */
  onOther: (error?: unknown) => void
}

/** Signs the remembered account in with one press (requirements ACC-07). */
export function RememberedAccount({ username, entrance, onOther }: RememberedAccountProps) {
  const t = useText()
  const finishSignIn = useFinishSignIn(entrance)
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    try {
      await finishSignIn(await request('rememberedLogin', {}, { body: { username, entrance } }))
    } catch (error) {
      setBusy(false)
      if (presentationOf(error) !== 'inline') return failed.tell(error)
      noteForgotten()
      onOther(error)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('signIn.rememberedHere')}</p>
      <Button size="large" wide busy={busy} onClick={() => void enter()}>
        {t('signIn.continueAs', { name: username })}
      </Button>
      <Button weight="quiet" wide disabled={busy} onClick={() => onOther()}>
        {t('signIn.another')}
      </Button>
    </div>
  )
}
