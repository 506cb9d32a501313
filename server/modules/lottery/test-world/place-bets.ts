import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { betBindings } from '../calls/bets.ts'
import { newDay, Seeds } from '../draws/seeds.ts'
import { FollowedTerms } from '../sale/followed-terms.ts'
import { lotterySections } from '../sections.ts'
import { insertDay, insertIssues } from '../store/issues.ts'

// A program for the bench: places lottery bets without HTTP, so that they can be compared with vendors' bets.

/** The first message: the database to open. An issue is on sale from then on, for hours. */
interface Opening {
  readonly url: string
}

type Slip = BodyOf<(typeof lotteryCalls)['placeLotteryBets']>

/** Bets to place by a number of clients, each of which waits for an answer before its next bet. */
interface Work {
  readonly slips: readonly { readonly accountId: string; readonly slip: Slip }[]
  readonly clients: number
}

const [game, day, issue] = ['SSC1M', '2026-11-20', '20261120-0001'] as const
const hours = 3_600
const key = randomBytes(32)

/** Puts an issue on sale and makes a function that places bets on it. */
async function slipPlacer(database: Database) {
  const now = Math.floor((await databaseNow(database.db)).getTime() / 1_000)
  const saleCloseAt = now + 8 * hours
  const planned = { issue, openAt: now - 1, saleCloseAt, drawAt: saleCloseAt + 5 }
  const round = roundAfterClose(saleCloseAt)
  await database.transaction(async (tx) => {
    await insertDay(tx, game, day, newDay({ game, day, issues: [{ issue, round }] }, key, randomBytes))
    await insertIssues(tx, game, day, [{ ...planned, fair: { place: 0, round } }])
  })
  const settings = { current: () => limitless } as unknown as MerchantSettings
  const bindings = betBindings({
    ...{ database, settings, seeds: new Seeds(database.db, key), terms: new FollowedTerms(database) },
  })
  const binding = bindings.find(({ call }) => call.id === lotteryCalls.placeLotteryBets.id)
  if (!binding || !('handle' in binding)) throw new Error('no bets are taken')
  return async ({ slips, clients }: Work): Promise<void> => {
    const waiting = slips.values()
    const place = async () => {
      for (const { accountId, slip } of waiting) {
        const principal = { account: { id: BigInt(accountId) } }
        await binding.handle({ query: {}, body: slip } as never, { principal } as never)
      }
    }
    await Promise.all(Array.from({ length: clients }, place))
  }
}

/** No bet of a run is refused for what the issue may cost, so all of them are compared. */
const limitless = {
  ...lotterySections.lottery.initial,
  limits: {
    ...lotterySections.lottery.initial.limits,
    mostPayoutOfPlayer: '9000000000000.00',
    mostPayoutOfNumber: '9000000000000.00',
    mostPayoutOfIssue: '9000000000000.00',
  },
}

let database: Database | undefined
let place: Awaited<ReturnType<typeof slipPlacer>> | undefined
process.on('SIGTERM', async () => {
  await database?.[Symbol.asyncDispose]()
  process.disconnect?.()
})
process.on('message', async (question: Opening | Work) => {
  if ('url' in question) {
    database = await openDatabase({ engine: 'postgres', url: question.url })
    place = await slipPlacer(database)
    process.send?.({ issue, game })
  } else process.send?.({ placed: await place?.(question) })
})
process.send?.({ listening: { portal: '' } })
