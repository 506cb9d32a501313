import type { FastifyBaseLogger } from 'fastify'
import { bookHealth, proveBook } from '#/ledger/prove-book.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Module } from '#/platform/module.ts'
import { transferBindings } from './calls/transfers.ts'
import { walletBalanceCall } from './calls/wallet-balance.ts'
import { correctBalanceCall } from './operator-calls/correct-balance.ts'
import { verifyBookCall } from './operator-calls/verify-book.ts'
import { balanceTopic } from './use-cases/balance-topic.ts'
import type { TransferParts } from './use-cases/send-transfer.ts'

interface Parts extends Omit<TransferParts, 'settings'> {
  readonly settings: MerchantSettings
  readonly logger: FastifyBaseLogger
}

/** Wires the module: what members see of their money, what their tabs are told, and the nightly proof of the book. */
export function walletModule(parts: Parts): Module {
  const { database, settings, logger } = parts
  const { db } = database
  return {
    name: 'wallet',
    calls: [
      walletBalanceCall(db),
      ...transferBindings({ ...parts, settings: () => settings.current('treeTransfers') }),
    ],
    operatorCalls: [correctBalanceCall(), verifyBookCall(database)],
    topics: [balanceTopic(db)],
    jobs: [proveBook(database, ({ differences }) => logger.error({ differences }, 'the book is not right'))],
    health: bookHealth(db),
    offers: {},
  }
}
