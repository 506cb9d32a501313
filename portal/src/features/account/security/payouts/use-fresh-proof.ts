import { isCode } from '@banyan/client/forms/is-code.ts'
import type { RequestErrorCode } from '@banyan/client/request-error.ts'
import { useState } from 'react'
import { type ProofGiven, useProof } from '#/src/features/account/fields/use-proof.ts'
import type { Payouts, Security } from '../security-queries.ts'

interface FreshProofGiven extends ProofGiven {
  authenticatorCode?: string
}

/** State of the proof that a change of what money goes out by needs: the strongest that the account has. */
export function useFreshProof({ proof: way }: Pick<Payouts, 'proof'>, { mobile }: Pick<Security, 'mobile'>) {
  const other = useProof({
    hasPassword: way === 'password',
    mobile: way === 'ownCode' ? mobile?.number : undefined,
  })
  const [code, setCode] = useState('')
  const [lacks, setLacks] = useState(false)
  return {
    way,
    other,
    code,
    lacks,
    write: setCode,
    /** The proof for the call; if it is missing, undefined, and the form shows that. */
    give: (): FreshProofGiven | undefined => {
      if (way !== 'authenticator') return other.give()
      setLacks(!isCode(code))
      return isCode(code) ? { authenticatorCode: code } : undefined
    },
    /** Whether the proof's own field says why a call was refused. */
    explains: (refusal: RequestErrorCode | undefined) =>
      way === 'authenticator' ? refusal === 'authenticator_code_wrong' : other.explains(refusal),
  }
}

export type FreshProof = ReturnType<typeof useFreshProof>
