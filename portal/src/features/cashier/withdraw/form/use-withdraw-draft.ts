import { useState } from 'react'
import { isWholePassword } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { type AmountFault, readAmount } from '#/src/features/cashier/wallet/read-amount.ts'
import type { PayoutAccounts, Terms, Wish } from '../withdraw-queries.ts'

export type Account = PayoutAccounts['accounts'][number]

/** What any amount is read by before it is known which ones are accepted. */
const anyBounds = { least: '1', most: '999999999999999', step: '1' }

interface DraftFaults {
  readonly account?: true
  readonly amount?: AmountFault
  readonly password?: 'short'
}

/** What is written in the form, and what is wrong with it. */
export function useWithdrawDraft(accounts: readonly Account[], terms: Terms | undefined) {
  const [id, setId] = useState<string>()
  const [written, write] = useState('')
  const [password, setPassword] = useState('')
  const usable = accounts.filter(({ isHeld }) => !isHeld)
  const account = usable.find((each) => each.id === id) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  const any = readAmount(written, anyBounds)
  const read = terms && readAmount(written, terms)
  const digits = read && 'digits' in read ? read.digits : undefined
  const faults: DraftFaults = {
    ...(!account && { account: true }),
    ...(read && 'fault' in read && { amount: read.fault }),
    ...(!isWholePassword(password) && { password: 'short' }),
  }
  const wish: Wish = {
    ...('digits' in any && { amount: any.digits }),
    ...(account && { payoutAccount: account.id }),
  }
  return {
    ...{ account, written, digits, password, faults, wish },
    choose: ({ id: next }: Account) => setId(next),
    ...{ write, setPassword },
    /** The request but its id and the password; undefined while something is wrong. */
    body() {
      if (!account || digits === undefined || Object.keys(faults).length > 0) return undefined
      return { payoutAccount: account.id, amount: digits }
    },
  }
}

export type WithdrawDraft = ReturnType<typeof useWithdrawDraft>
