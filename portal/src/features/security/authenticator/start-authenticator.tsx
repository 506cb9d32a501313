import { request } from '#/src/api/request.ts'
import { useAttempt } from '#/src/features/attempt/use-attempt.ts'
import { AttemptForm } from '#/src/features/form-fields/attempt-form.tsx'
import { ProofFields } from '#/src/features/proof/proof-fields.tsx'
import { useProof } from '#/src/features/proof/use-proof.ts'
import { useText } from '#/src/i18n/text.ts'
import { proofWays } from '../proof-ways.ts'
import type { Security } from '../security-queries.ts'
import type { Secret } from './first-code.tsx'

/** Explains the authenticator and asks for the proof that starts its set-up. */
export function StartAuthenticator({
  security,
  onStarted,
}: {
  security: Security
  onStarted: (secret: Secret) => void
}) {
  const t = useText()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const send = async () => {
    const given = proof.give()
    if (given) onStarted(await request('startAuthenticator', {}, { body: given }))
  }
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={t('security.continue')}
      isExplained={proof.explains(attempt.code)}
    >
      <p className="text-muted text-pretty">{t('security.authenticatorIntro')}</p>
      <ProofFields proof={proof} code={attempt.code} />
    </AttemptForm>
  )
}
