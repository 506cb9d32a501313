import { RequestError } from '@banyan/client/request-error.ts'
import { holdToken } from '@banyan/client/session-token.ts'
import { failed } from '@banyan/client/signals.ts'
import type { StepUp } from '@banyan/contract/envelope.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { dropBroughtIn } from '#/src/session/drop-brought-in.ts'
import { enterSession } from '#/src/session/member-session.ts'
import { useAccount } from '#/src/session/session.ts'
import { stepUpOf } from '../step-up/step-up-of.ts'
import { StepUpPanel } from '../step-up/step-up-panel.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'

/**
 * Asks whether whoever followed a sign-in link wants to go on as its account; the click is what signs in. An account with
 * an authenticator is asked for it then, where it is not known (requirements ACC-19).
 */
export function ContinueAs({ code }: { code: string }) {
  const t = useText()
  const account = useAccount()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [stepUp, setStepUp] = useState<StepUp>()
  const finishSignIn = useFinishSignIn('member')
  const { data: nickname } = useQuery({ queryKey: ['handoff', code], queryFn: () => whose(code), gcTime: 0 })
  const leave = () => {
    dropBroughtIn('token')
    setOpen(false)
  }
  const enter = async () => {
    setBusy(true)
    try {
      const { token } = await request('redeemHandoff', {}, { body: { code } })
      holdToken(token)
      await enterSession({ token, ...(await request('memberInfo', {})) })
    } catch (error) {
      const asked = stepUpOf(error)
      if (asked) return setStepUp(asked)
      failed.tell(error)
    }
    leave()
  }
  const leaveStepUp = (error?: unknown) => {
    if (error !== undefined) failed.tell(error)
    leave()
  }
  if (nickname === undefined) return null
  if (stepUp)
    return (
      <Dialog open={open} onClose={leave} title={t('signIn.title')} closeLabel={t('popup.close')}>
        <StepUpPanel
          stepUp={stepUp}
          onProven={async (answer) => {
            await finishSignIn(answer, { withoutPassword: true })
            leave()
          }}
          onBack={leaveStepUp}
        />
      </Dialog>
    )
  return (
    <AlertDialog
      open={open}
      onClose={leave}
      title={t('handoff.title', { name: nickname })}
      confirm={t('handoff.confirm')}
      onConfirm={() => void enter()}
      cancel={t('handoff.cancel')}
      busy={busy}
    >
      <p>{t('handoff.text')}</p>
      {account && <p className="mt-2">{t('handoff.replaces', { name: account.nickname })}</p>}
    </AlertDialog>
  )
}

async function whose(code: string): Promise<string> {
  // A truncated or invented code is bad input to the server; the visitor is told that the link does not work.
  if (!/^[A-Za-z0-9_-]{27}$/.test(code)) throw new RequestError('sign_in_code_invalid', 'no such code can be')
  return (await request('handoffAccount', {}, { body: { code } })).nickname
}
