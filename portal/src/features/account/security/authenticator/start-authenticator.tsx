import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { request } from '#/src/api/request.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
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
