import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
import { makePasskey } from '#/src/features/account/sign-in/make-passkey.ts'
import { type PasskeyFailure, passkeyFailure } from '#/src/features/account/sign-in/passkey-failure.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import { proofWays } from '../proof-ways.ts'
import type { Security } from '../security-queries.ts'
import { deviceName } from '../words/device-name.ts'

interface AddPasskeyProps {
  security: Security
  open: boolean
  onClose: () => void
}

/** Adds a passkey of this device, or of one that the browser can reach, under a name. */
export function AddPasskey({ security, open, onClose }: AddPasskeyProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('security.passkeyAdd')} closeLabel={t('popup.close')}>
      <AddForm security={security} onDone={onClose} />
    </Dialog>
  )
}

function AddForm({ security, onDone }: { security: Security; onDone: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const [name, setName] = useState(() => deviceName(t, navigator.userAgent))
  const [isMissing, setIsMissing] = useState(false)
  const [browserSays, setBrowserSays] = useState<PasskeyFailure>()
  const add = async () => {
    const given = proof.give()
    const called = name.trim()
    setIsMissing(called === '')
    setBrowserSays(undefined)
    if (!given || called === '') return
    const options = await request('passkeyOptions', {}, { body: given })
    const made = await makePasskey(options).catch((error: unknown) => {
      const says = passkeyFailure(error)
      if (!says) throw error
      setBrowserSays(says)
    })
    if (!made) return
    await request('addPasskey', {}, { body: { name: called, ...made } })
    reportChange(t('security.passkeyAdded', { name: called }))
    onDone()
  }
  return (
    <AttemptForm
      attempt={attempt}
      onSend={add}
      action={t('security.continue')}
      isExplained={proof.explains(attempt.code)}
    >
      <p className="text-muted text-pretty">{t('security.passkeyIntro')}</p>
      <TextField
        label={t('security.passkeyName')}
        name="passkeyName"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isMissing ? t('security.passkeyNeedsName') : undefined}
        autoComplete="off"
        maxLength={40}
        required
      />
      <ProofFields proof={proof} code={attempt.code} />
      {browserSays && (
        <p role="alert" className="rounded-md bg-gold-soft px-3.5 py-2.5 text-sm text-gold">
          {t(browserSays)}
        </p>
      )}
    </AttemptForm>
  )
}
