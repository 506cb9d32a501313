import { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import { readerOf } from '#/modules/games/present-game.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind, type Context } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { betPage, betSums, betWithCalls, presentBet, withValid } from '../use-cases/bet-page.ts'
import { bonusPage } from '../use-cases/bonus-page.ts'
import { allDays, daysOfRange } from '../use-cases/days-of-range.ts'
import { movementSums } from '../use-cases/movement-sums.ts'
import { playedGameIn } from '../use-cases/played-game.ts'
import { playedGamesOf, profitReport } from '../use-cases/profit-report.ts'
import { movementPage, presentMovements } from '../use-cases/transaction-page.ts'

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
/** Games that a filter offers. */
const gamesAtMost = 500

/** What an account reads of its own money: every movement, every round, and what they come to. */
export function recordsBindings(db: Db, catalogue: Catalogue, settings: MerchantSettings): Binding[] {
  return [
    bind(recordsCalls.transactionHistory, async ({ query: { after, size, ...query } }, context) => {
      const { id } = signedIn(context.principal)
      const range = await daysOfRange(db, query)
      const { movements, next } = await movementPage(db, id, range, query, { after, size })
      const rows = await presentMovements(db, movements, await catalogue.current(), readerOf(context))
      return { from: range.from, to: range.to, rows, next }
    }),
    bind(recordsCalls.transactionTotals, async ({ query }, { principal }) => {
      const range = await daysOfRange(db, query)
      const { movedIn, movedOut, asOf } = await movementSums(db, signedIn(principal).id, range, query)
      const sums = { in: amount(movedIn), out: amount(movedOut), net: amount(movedIn - movedOut) }
      return { from: range.from, to: range.to, ...sums, asOf: asOf.toISOString() }
    }),
    bind(recordsCalls.betHistory, async ({ query: { after, size, period, from, to, ...filter } }, context) => {
      const { id: accountId } = signedIn(context.principal)
      const [range, snapshot] = [await daysOfRange(db, { period, from, to }), await catalogue.current()]
      const { rounds, next } = await betPage({ db, accountId, range, filter, snapshot }, { after, size })
      const rows = (await withValid(db, rounds)).map((round) => presentBet(round, snapshot, readerOf(context)))
      return { from: range.from, to: range.to, rows, next }
    }),
    bind(recordsCalls.betTotals, async ({ query: { period, from, to, ...filter } }, { principal }) => {
      const { id: accountId } = signedIn(principal)
      const [range, snapshot] = [await daysOfRange(db, { period, from, to }), await catalogue.current()]
      const { rounds, stake, valid, payout, isComplete } = await betSums({ db, accountId, range, filter, snapshot })
      const sums = {
        stake: amount(stake),
        valid: amount(valid),
        payout: amount(payout),
        profit: amount(payout - stake),
      }
      return { from: range.from, to: range.to, rounds, ...sums, isComplete }
    }),
    bind(recordsCalls.betDetail, async ({ query }, context) => {
      const { round, ...rest } = await betWithCalls(db, signedIn(context.principal).id, query)
      const [bet] = await withValid(db, [round])
      if (!bet) throw new Error('one round is one bet')
      return { ...presentBet(bet, await catalogue.current(), readerOf(context)), ...rest }
    }),
    bind(recordsCalls.playedGames, async (_input, context) => {
      const games = await playedGamesOf(db, signedIn(context.principal).id, await allDays(db))
      const snapshot = await catalogue.current()
      const list = games.slice(0, gamesAtMost).map(({ vendorCode: vendor, gameCode }) => {
        return { vendor, ...playedGameIn(snapshot, vendor, gameCode, readerOf(context)), gameCode }
      })
      return { list }
    }),
    bind(recordsCalls.personalProfit, async ({ query: { period } }, { principal }) => {
      return await profitReport(db, signedIn(principal).id, period, await catalogue.current())
    }),
    bind(recordsCalls.bonusDetails, async ({ query }, context) => {
      const { language, merchantLanguage } = context
      return await bonusPage(db, signedIn(context.principal).id, query, {
        ofChannel: (id) => channelName(settings, id, context),
        ofPromotion: (name) => localised(name, language.tag, merchantLanguage.tag),
      })
    }),
  ]
}

/** The name of a way to pay in, in the reader's language; its id once the merchant has none of the kind. */
function channelName(settings: MerchantSettings, id: string, { language, merchantLanguage }: Context): string {
  const channel = settings.current('cashier').channels.find((one) => one.id === id)
  return channel ? localised(channel.name, language.tag, merchantLanguage.tag) : id
}
