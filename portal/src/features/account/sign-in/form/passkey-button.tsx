import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Button } from '@banyan/ui/button.tsx'
import { fingerprintIcon } from '@banyan/ui/icons/fingerprint-icon.ts'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { asOneAsker } from '#/src/features/account/fields/as-one-asker.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Entrance } from '../entrance.ts'
import { type PasskeyFailure, passkeyFailure } from '../passkey-failure.ts'
import { showPasskey } from '../passkeys/show-passkey.ts'
import { useFinishSignIn } from '../use-finish-sign-in.ts'

/** Signs in by a passkey of this device, or of one that the browser can reach; no name and no password are typed. */
export function PasskeyButton({ entrance }: { entrance: Entrance }) {
  const t = useText()
  const finishSignIn = useFinishSignIn(entrance)
  const { busy, error, run } = useAttempt()
  const [browserSays, setBrowserSays] = useState<PasskeyFailure>()
  const enter = async () => {
    setBrowserSays(undefined)
    const challenge = await asOneAsker(() => request('passkeyChallenge', {}, { body: {} }))
    const shown = await showPasskey(challenge).catch((failure: unknown) => {
      const says = passkeyFailure(failure)
      if (!says) throw failure
      setBrowserSays(says)
    })
    if (!shown) return
    await finishSignIn(await request('passkeyLogin', {}, { body: { entrance, ...shown } }), { withoutPassword: true })
  }
  return (
    <>
      <Button weight="quiet" size="large" wide icon={fingerprintIcon} busy={busy} onClick={() => void run(enter)}>
        {t('passkey.use')}
      </Button>
      {browserSays && (
        <p role="status" className="text-center text-sm text-muted text-pretty">
          {t(browserSays)}
        </p>
      )}
      <FormFailure error={error} />
    </>
  )
}
