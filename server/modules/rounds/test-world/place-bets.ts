import type { BodyOfOperation } from '@banyan/contract/vendor/wallet.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { WalletCalls } from '../vendor-protocol/wallet-calls.ts'

// A program: takes vendors' bets as their port does, but without HTTP, so that what the port costs can be measured.

/** Where the members are: asked first, and once. */
interface Opening {
  readonly url: string
}

/** Bets to be placed, by so many who each wait for an answer before the next one. */
interface Work {
  readonly bets: readonly (BodyOfOperation<'bet'> & { readonly vendorCode: string })[]
  readonly clients: number
}

/** Places bets in this database; answers how many batches they came in. */
function bettor(database: Database) {
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

let place: ReturnType<typeof bettor> | undefined
process.on('message', async (question: Opening | Work) => {
  if ('url' in question) {
    const database = await openDatabase({ engine: 'postgres', url: question.url })
    process.on('SIGTERM', async () => {
      await database[Symbol.asyncDispose]()
      process.disconnect?.()
    })
    place = bettor(database)
    process.send?.({ batches: 0 })
  } else process.send?.({ batches: await place?.(question) })
})
process.send?.({ listening: { portal: '' } })
