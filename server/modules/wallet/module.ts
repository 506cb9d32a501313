import type { FastifyBaseLogger } from 'fastify'
import { bookHealth, proveBook } from '#/ledger/prove-book.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { walletBalanceCall } from './calls/wallet-balance.ts'
import { balanceTopic } from './cases/balance-topic.ts'

interface Parts {
  readonly database: Database
  readonly logger: FastifyBaseLogger
}

/** Wires the module: what members see of their money, what their tabs are told of it, and the nightly proof of the book. */
export function walletModule({ database, logger }: Parts): Module {
  const { db } = database
  return {
    name: 'wallet',
    calls: [walletBalanceCall(db)],
    topics: [balanceTopic(db)],
    jobs: [proveBook(database, ({ differences }) => logger.error({ differences }, 'the book is not right'))],
    health: bookHealth(db),
    offers: {},
  }
}
