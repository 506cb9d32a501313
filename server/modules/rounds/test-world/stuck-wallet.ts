import type { Database } from '#/platform/db/database.ts'
import { WalletCalls } from '../vendor-protocol/wallet-calls.ts'
import { unlimitedGifts } from './unlimited-gifts.ts'

/** A wallet that is stuck until `goOn`, and whose callers have waited long enough when `timeIsUp` says so. */
export function stuckWallet(database: Database) {
  const [stuck, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let up = Promise.withResolvers<void>()
  const calls = new WalletCalls({
    database,
    playableGames: async () => {
      reached.resolve()
      await stuck.promise
      return () => true
    },
    tagOf: () => 'en',
    boardFloor: () => 10n ** 15n,
    ...unlimitedGifts,
    inTime: (work, late) => Promise.race([work, up.promise.then(() => late)]),
  })
  return {
    calls,
    /** Resolves once a call has come to where it is stuck. */
    isStuck: reached.promise,
    goOn: () => stuck.resolve(),
    breakOff: (error: Error) => stuck.reject(error),
    timeIsUp() {
      up.resolve()
      up = Promise.withResolvers()
    },
  }
}
