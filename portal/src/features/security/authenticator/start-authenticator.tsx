import { Button } from '@banyan/ui/button.tsx'
import type { FormEvent } from 'react'
import { request } from '#/src/api/request.ts'
import { useAttempt } from '#/src/features/attempt/use-attempt.ts'
import { FormFailure } from '#/src/features/form-fields/form-failure.tsx'
import { ProofFields } from '#/src/features/proof/proof-fields.tsx'
import { useProof } from '#/src/features/proof/use-proof.ts'
import { useText } from '#/src/i18n/text.ts'
import { proofWays } from '../proof-ways.ts'
import type { Security } from '../security-queries.ts'
import type { Secret } from './first-code.tsx'

/** Says what an authenticator is, and asks for the proof that begins it. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt.run(async () => {
      const given = proof.give()
      if (given) onStarted(await request('startAuthenticator', {}, { body: given }))
    })
  }
  return (
    <form ref={attempt.form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted text-pretty">{t('security.authenticatorIntro')}</p>
      <ProofFields proof={proof} code={attempt.code} />
      <FormFailure error={proof.explains(attempt.code) ? undefined : attempt.error} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {t('security.continue')}
      </Button>
    </form>
  )
}
