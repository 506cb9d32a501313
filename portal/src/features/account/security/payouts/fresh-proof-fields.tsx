import { CodeField } from '@banyan/client/forms/code-field.tsx'
import type { RequestErrorCode } from '@banyan/client/request-error.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { FreshProof } from './use-fresh-proof.ts'

interface FreshProofFieldsProps {
  proof: FreshProof
  /** The last refusal. */
  code: RequestErrorCode | undefined
}

/** Asks for the authenticator's code, for a code to the own number, or for the login password. */
export function FreshProofFields({ proof, code }: FreshProofFieldsProps) {
  const t = useText()
  if (proof.way === 'none') return <p className="text-gold text-pretty">{t('security.proofNone')}</p>
  if (proof.way !== 'authenticator') return <ProofFields proof={proof.other} code={code} />
  const isWrong = proof.lacks || code === 'authenticator_code_wrong'
  return (
    <CodeField
      label={t('security.authenticatorCode')}
      name="authenticatorCode"
      value={proof.code}
      onValue={proof.write}
      error={isWrong ? t('errors.authenticator_code_wrong') : undefined}
    />
  )
}
