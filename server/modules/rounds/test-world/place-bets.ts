import type { BodyOfOperation } from '@banyan/contract/vendor/wallet.ts'
import { Catalogue } from '#/modules/games/catalogue.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { Polling } from '#/platform/jobs/polling.ts'
import { foldValidBets } from '../use-cases/fold-valid-bets.ts'
import { WalletCalls } from '../vendor-protocol/wallet-calls.ts'
import { unlimitedGifts } from './unlimited-gifts.ts'
import { withoutLottery } from './without-lottery.ts'

// A program for the bench: places vendors' bets without HTTP, so that the cost of HTTP, and of folding beside, can be
// measured.

/** The first message: the database to open. */
interface Opening {
  readonly url: string
}

/** Bets to place by a number of clients, each of which waits for an answer before its next bet. */
interface Work {
  readonly bets: readonly (BodyOfOperation<'bet'> & { readonly vendorCode: string })[]
  readonly clients: number
}

/** Whether valid bets are folded beside from now on; they are all folded when it is answered. */
interface Folding {
  readonly isFolding: boolean
}

/** Makes a function that places bets and answers the number of batches. */
function betPlacer(database: Database) {
  let batches = 0
  const counted: Database = {
    ...database,
    inTurns: (work) => {
      batches++
      return database.inTurns(work)
    },
  }
  const wallet = new WalletCalls({
    database: counted,
    playableGames: async () => () => true,
    tagOf: () => 'en',
    boardFloor: () => 10n ** 15n,
    ...unlimitedGifts,
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

/** Makes a function that begins to fold, once all that waited is folded, or ends it. */
function folder(database: Database) {
  const catalogue = new Catalogue(database)
  let polling: Polling | undefined
  return async ({ isFolding }: Folding): Promise<void> => {
    await polling?.[Symbol.asyncDispose]()
    polling = undefined
    if (!isFolding) return
    polling = new Polling(
      [
        foldValidBets({
          database,
          catalogue,
          clearBelow: () => 0n,
          leastOddsE4: () => 15_000n,
          memberMoney: withoutLottery,
        }),
      ],
      (error) => {
        throw error
      },
    )
    await polling.polled()
    polling.begin()
  }
}

let place: ReturnType<typeof betPlacer> | undefined
let fold: ReturnType<typeof folder> | undefined
process.on('message', async (question: Opening | Work | Folding) => {
  if ('url' in question) {
    const database = await openDatabase({ engine: 'postgres', url: question.url })
    process.on('SIGTERM', async () => {
      await fold?.({ isFolding: false })
      await database[Symbol.asyncDispose]()
      process.disconnect?.()
    })
    place = betPlacer(database)
    fold = folder(database)
    process.send?.({ batches: 0 })
  } else if ('isFolding' in question) process.send?.({ folding: await fold?.(question) })
  else process.send?.({ batches: await place?.(question) })
})
process.send?.({ listening: { portal: '' } })
