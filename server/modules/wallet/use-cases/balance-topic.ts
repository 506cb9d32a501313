import { balanceChanged } from '@banyan/contract/wallet/balance-event.ts'
import { moneyOfMany } from '#/ledger/balance.ts'
import { balancesChannel } from '#/ledger/draft.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { presentMoney } from '../present-money.ts'

/** Tells the tabs of an account what it has, whenever that has changed (requirements WAL-03, MSG-05). */
export function balanceTopic(db: Db): Topic {
  return {
    event: balanceChanged,
    channel: balancesChannel,
    async current(accounts) {
      const money = await moneyOfMany(db, accounts, merchantCurrency.code)
      const told = money
        .entries()
        .map(([id, own]) => [id, { version: Number(own.version), value: presentMoney(own) }] as const)
      return new Map(told)
    },
  }
}
