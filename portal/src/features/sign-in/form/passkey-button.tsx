import { Button } from '@banyan/ui/button.tsx'
import { fingerprintIcon } from '@banyan/ui/icons/fingerprint-icon.ts'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useAttempt } from '#/src/features/attempt/use-attempt.ts'
import { FormFailure } from '#/src/features/form-fields/form-failure.tsx'
import { type PasskeyFailure, passkeyFailure } from '#/src/features/passkeys/passkey-failure.ts'
import { showPasskey } from '#/src/features/passkeys/show-passkey.ts'
import { asOneAsker } from '#/src/features/verification/as-one-asker.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Entrance } from '../entrance.ts'
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
