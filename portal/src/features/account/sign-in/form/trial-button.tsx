import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { openTrial } from './open-trial.ts'

/** Opens a trial account (requirements ACC-06); the calculation that keeps robots away takes some seconds. */
export function TrialButton() {
  const t = useText()
  const finishSignIn = useFinishSignIn('member')
  const [busy, setBusy] = useState(false)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const open = async () => {
    const started = new AbortController()
    abort.current = started
    setBusy(true)
    try {
      await finishSignIn(await openTrial(started.signal))
    } catch (error) {
      if (started.signal.aborted) return
      setBusy(false)
      failed.tell(error)
    }
  }
  return (
    <Button weight="quiet" wide busy={busy} onClick={() => void open()}>
      {busy ? t('trial.opening') : t('trial.offer')}
    </Button>
  )
}
