import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import { proofWays } from '../proof-ways.ts'
import type { Security } from '../security-queries.ts'

interface RemoveAuthenticatorProps {
  security: Security
  open: boolean
  onClose: () => void
}

/** Removes the authenticator; needs one of its codes or a recovery code, and the proof. */
export function RemoveAuthenticator({ security, open, onClose }: RemoveAuthenticatorProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('security.authenticatorRemove')} closeLabel={t('popup.close')}>
      <RemoveForm security={security} onDone={onClose} />
    </Dialog>
  )
}

/** The shortest that can be one: six digits of the app. */
const shortest = 6

function RemoveForm({ security, onDone }: { security: Security; onDone: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const [code, setCode] = useState('')
  const [isBad, setIsBad] = useState(false)
  const send = async () => {
    const given = proof.give()
    const isMissing = code.length < shortest
    setIsBad(isMissing)
    if (!given || isMissing) return
    await request('removeAuthenticator', {}, { body: { code, ...given } })
    reportChange(t('security.authenticatorRemoved'))
    onDone()
  }
  const isWrong = isBad || attempt.code === 'authenticator_code_wrong'
  const isExplained = attempt.code === 'authenticator_code_wrong' || proof.explains(attempt.code)
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={t('security.authenticatorRemove')}
      weight="danger"
      isExplained={isExplained}
    >
      <p className="text-muted text-pretty">{t('security.authenticatorRemoveText')}</p>
      <TextField
        label={t('security.authenticatorOrRecovery')}
        name="code"
        value={code}
        onChange={({ target }) => setCode(latinDigits(target.value).replace(/\s/g, '').toUpperCase())}
        error={isWrong ? t('errors.authenticator_code_wrong') : undefined}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
      />
      <ProofFields proof={proof} code={attempt.code} />
    </AttemptForm>
  )
}
