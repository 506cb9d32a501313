import { isCode } from '@banyan/client/forms/is-code.ts'
import { exactOf } from '@banyan/rules/money/amount.ts'
import { useState } from 'react'
import { isWholePassword } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { type AmountFault, readAmount } from '#/src/features/cashier/wallet/read-amount.ts'
import type { TransferTerms } from '../transfer-queries.ts'

export type Direction = 'up' | 'down'

interface DraftFaults {
  readonly username?: true
  readonly amount?: AmountFault | 'day' | 'available'
  readonly password?: 'short'
  readonly code?: true
}

/** What is written in the form, and what is wrong with it. */
export function useTransferDraft(terms: TransferTerms) {
  const [chosen, choose] = useState<Direction>('up')
  const [username, writeUsername] = useState('')
  const [written, write] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { mayUpline, mayDownline, available, leftToday, needsAuthenticator } = terms
  const direction: Direction = !mayDownline ? 'up' : !mayUpline ? 'down' : chosen
  const name = username.trim()
  const read = readAmount(written, terms)
  const digits = 'digits' in read ? read.digits : undefined
  const isOver = (limit: string) => digits !== undefined && exactOf(digits) > exactOf(limit)
  const amount = 'fault' in read ? read.fault : isOver(leftToday) ? 'day' : isOver(available) ? 'available' : undefined
  const faults: DraftFaults = {
    ...(direction === 'down' && name === '' && { username: true }),
    ...(amount && { amount }),
    ...(!isWholePassword(password) && { password: 'short' }),
    ...(needsAuthenticator && !isCode(code) && { code: true }),
  }
  return {
    ...{ direction, username, written, digits, password, code, faults },
    ...{ choose, writeUsername, write, setPassword, setCode },
    /** Each is written anew for each try. */
    forgetProofs() {
      setPassword('')
      setCode('')
    },
    /** The request but its id and what proves the sender; undefined while something is wrong. */
    body() {
      if (digits === undefined || Object.keys(faults).length > 0) return undefined
      return { amount: digits, username: direction === 'down' ? name : undefined }
    },
  }
}

export type TransferDraft = ReturnType<typeof useTransferDraft>
