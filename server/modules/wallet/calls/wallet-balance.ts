import { walletBalance } from '@banyan/contract/wallet/wallet-balance.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { presentMoney } from '../present-money.ts'

export function walletBalanceCall(db: Db) {
  return bind(walletBalance, async (_input, { principal }) => {
    const { code, symbol } = merchantCurrency
    return { ...presentMoney(await moneyOf(db, signedIn(principal).id, code)), currencySymbol: symbol }
  })
}
