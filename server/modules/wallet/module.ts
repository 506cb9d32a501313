import type { Db } from '#/platform/db/handles.ts'
import { walletBalanceCall } from './calls/wallet-balance.ts'
import { balanceTopic } from './cases/balance-topic.ts'

/** Wires the module: what members see of their money, and what their tabs are told of it. */
export function walletModule(db: Db) {
  return { calls: [walletBalanceCall(db)], topics: [balanceTopic(db)] }
}
