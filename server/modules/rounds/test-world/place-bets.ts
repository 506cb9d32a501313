import type { BodyOfOperation } from '@banyan/contract/vendor/wallet.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { WalletCalls } from '../vendor-protocol/wallet-calls.ts'

// A program for the bench: places vendors' bets without HTTP, so that the cost of HTTP can be measured.

/** The first message: the database to open. */
interface Opening {
  readonly url: string
}

/** Bets to place by a number of clients, each of which waits for an answer before its next bet. */
interface Work {
  readonly bets: readonly (BodyOfOperation<'bet'> & { readonly vendorCode: string })[]
  readonly clients: number
}

/** Makes a function that places bets and answers the number of batches. */
function betPlacer(database: Database) {
  let batches = 0
  const counted: Database = {
    ...database,
    transaction: (work) => {
      batches++
      return database.transaction(work)
    },
  }
  const wallet = new WalletCalls({
    database: counted,
    playableGames: async () => () => true,
    tagOf: () => 'en',
    boardFloor: () => 10n ** 15n,
    inTime: (work) => work,
  })
  return async ({ bets, clients }: Work): Promise<number> => {
    const [before, waiting] = [batches, bets.values()]
    const place = async () => {
      for (const { vendorCode, ...bet } of waiting) {
        const { outcome } = await wallet.answer(vendorCode, 'bet', bet)
        if (outcome !== 'ok') throw new Error(`a bet was answered ${outcome}`)
      }
    }
    await Promise.all(Array.from({ length: clients }, place))
    return batches - before
  }
}

let place: ReturnType<typeof betPlacer> | undefined
process.on('message', async (question: Opening | Work) => {
  if ('url' in question) {
    const database = await openDatabase({ engine: 'postgres', url: question.url })
    process.on('SIGTERM', async () => {
      await database[Symbol.asyncDispose]()
      process.disconnect?.()
    })
    place = betPlacer(database)
    process.send?.({ batches: 0 })
  } else process.send?.({ batches: await place?.(question) })
})
process.send?.({ listening: { portal: '' } })
