import type { walletMoney } from '@banyan/contract/wallet/wallet-balance.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import type { Static } from 'typebox'
import type { MemberMoney } from '#/ledger/balance.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'

/** A member's money as answers and events tell it. */
export function presentMoney({ available, heldMinor, owedMinor, version }: MemberMoney): Static<typeof walletMoney> {
  const { exponent } = merchantCurrency
  return {
    balance: toAmount(available.balance, exponent),
    held: toAmount(heldMinor, exponent),
    owed: toAmount(owedMinor, exponent),
    version: Number(version),
  }
}
