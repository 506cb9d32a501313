import { isCode } from '@banyan/client/forms/is-code.ts'
import type { RequestErrorCode } from '@banyan/client/request-error.ts'
import { useState } from 'react'

/** What an account can prove itself with: its password, or a code to its own number. */
export interface ProofWays {
  readonly hasPassword: boolean
  /** The number, masked; undefined where there is none. */
  readonly mobile: string | undefined
}

export interface ProofGiven {
  password?: string
  ownCode?: string
}

type Way = 'password' | 'ownCode' | 'none'

/** State of the proof that a change of the account's security needs. */
export function useProof({ hasPassword, mobile }: ProofWays) {
  const [chosen, choose] = useState<Way>()
  const way = chosen ?? (hasPassword ? 'password' : mobile ? 'ownCode' : 'none')
  const [written, setWritten] = useState('')
  const [lacks, setLacks] = useState(false)
  return {
    way,
    /** The other way, where there is one. */
    other: way === 'password' ? mobile && ('ownCode' as const) : hasPassword && ('password' as const),
    mobile,
    written,
    lacks,
    write: setWritten,
    choose: (next: Way) => {
      choose(next)
      setWritten('')
      setLacks(false)
    },
    /** The proof for the call; if it is missing, undefined, and the form shows that. */
    give: (): ProofGiven | undefined => {
      const isThere = way === 'none' || (way === 'password' ? written !== '' : isCode(written))
      setLacks(!isThere)
      if (!isThere) return undefined
      return way === 'none' ? {} : { [way]: written }
    },
    /** Whether the proof's own field says why a call was refused. */
    explains: (code: RequestErrorCode | undefined) =>
      (way === 'password' && code === 'wrong_password') || (way === 'ownCode' && code === 'verification_code_wrong'),
  }
}

export type Proof = ReturnType<typeof useProof>
