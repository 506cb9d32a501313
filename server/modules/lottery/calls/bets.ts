import type { ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { mostSlipLines } from '@banyan/rules/lottery/bet-type.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { HeldMoney, inBook } from '#/ledger/in-book.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { Batcher } from '#/platform/batching/batcher.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { oddsTexts } from '../deciding/odds-texts.ts'
import {
  checkSlip,
  declaredLines,
  declaredStake,
  expandSlip,
  type PricedSlip,
  parametersOf,
  type SentSlip,
} from '../deciding/price-slip.ts'
import { fairnessOf } from '../draws/present-issue.ts'
import type { Seeds } from '../draws/seeds.ts'
import { cancelBet, cancelSecondsBeforeClose } from '../sale/cancel-bet.ts'
import type { SlipAnswer } from '../sale/decide-slip.ts'
import type { FollowedTerms } from '../sale/followed-terms.ts'
import { IssueIds } from '../sale/issue-ids.ts'
import { placeSlips } from '../sale/place-slips.ts'
import { entryIdOf } from '../store/bets.ts'
import { issueOf } from '../store/issues.ts'
import { acceptedEntry, betsOfSlip, type OwnBetRow, ownBets, statesBefore } from '../store/own-bets.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly seeds: Seeds
  readonly terms: FollowedTerms
}

/** Slips in a batch, batches at once, and slips in the queue. */
const batchLimits = { batchAtMost: 128, runningAtMost: 2, waitingAtMost: 5_000 } as const
const { code: asset, exponent } = merchantCurrency
const amount = (minor: bigint) => toAmount(minor, exponent)

/** Placing bets, taking them back, and what became of them. */
export function betBindings({ database, settings, seeds, terms }: Parts): Binding[] {
  const { db } = database
  const heldMoney = new HeldMoney()
  const issueIds = new IssueIds(db)
  const batcher = new Batcher<PricedSlip, SlipAnswer>({
    ...batchLimits,
    // One slip of a player at a time: each finds the money as the one before left it.
    keyOf: ({ accountId }) => String(accountId),
    run: (slips, answer) => placeSlips(database, slips, { settings: settings.current('lottery'), heldMoney }, answer),
  })
  const place = async (accountId: bigint, sent: SentSlip) => {
    try {
      const rules = { settings: settings.current('lottery'), terms: await terms.current() }
      if (isWide(sent)) await refuseUncovered(db, accountId, sent)
      const checked = checkSlip(accountId, sent, rules)
      const issueId = await issueIds.of(sent.gameCode, sent.numero)
      if (issueId === undefined) throw new Refusal('issue_not_found')
      const answer = await batcher.submit({ ...expandSlip(checked), issueId })
      if (answer.is === 'refused') throw refusalOf(answer)
      return answer.is === 'accepted' ? newBets(answer) : await keptBets(db, accountId, sent)
    } catch (error) {
      // It may have been accepted before its game closed, or by odds that were better: then that is the answer.
      if (!(error instanceof Refusal) || !(await wasAccepted(db, accountId, sent))) throw error
      return await keptBets(db, accountId, sent)
    }
  }
  return [
    bind(lotteryCalls.placeLotteryBets, async ({ body }, { principal }) => {
      const { id } = signedIn(principal)
      const told = await place(id, body)
      return {
        numero: body.numero,
        bets: told.bets.map(({ number, stake, odds, mostPayout }) => ({
          ...{ id: String(number), stake: amount(stake), odds: oddsTexts(odds), mostPayout: amount(mostPayout) },
        })),
        stake: amount(told.bets.reduce((sum, { stake }) => sum + stake, 0n)),
        balance: amount(told.balance),
        fair: await fairnessOf({ ...told.issue, game: body.gameCode }, seeds),
        serverTime: told.issue.now.toISOString(),
      }
    }),
    bind(lotteryCalls.cancelLotteryBet, async ({ body }, { principal }) => {
      const { id } = signedIn(principal)
      return { balance: amount(await inBook(database, (tx) => cancelBet(tx, id, BigInt(body.id)))) }
    }),
    bind(lotteryCalls.ownLotteryBets, async ({ query: { after, size, ...filter } }, { principal }) => {
      const [place, number] = readCursor(after, ['moment', 'number']) ?? []
      const behind = place === undefined || number === undefined ? undefined : { place, number: BigInt(number) }
      const asked = { ...filter, after: behind, atMost: size + 1 }
      const found = await ownBets(db, signedIn(principal).id, asked)
      const now = await databaseNow(db)
      const { rows, next } = pageFrom(found, size, (row) => [row.place, String(row.number)])
      const before = await statesBefore(
        db,
        rows.map((row) => row.number),
      )
      return { rows: rows.map((row) => presentBet(row, before.get(row.number) ?? [], now)), next }
    }),
  ]
}

/** Lines from which reading a slip costs more than reading the balance; nearly every slip has fewer. */
const wideFrom = 1_000

/** Whether a slip declares many lines, and no more than it may have. */
function isWide(sent: SentSlip): boolean {
  const lines = declaredLines(sent)
  return lines >= wideFrom && lines <= mostSlipLines
}

/** Refuses a slip that its player cannot pay, by what the slip itself declares: no selection is read for it. */
async function refuseUncovered(db: Db, accountId: bigint, sent: SentSlip): Promise<void> {
  const stake = declaredStake(sent)
  if (stake === undefined) return
  const { available } = await moneyOf(db, accountId, asset)
  if (stake > available.balance) throw new Refusal('insufficient_funds')
}

/** What a slip is answered that was accepted now. */
function newBets({ bets, issue, balance }: Extract<SlipAnswer, { readonly is: 'accepted' }>) {
  const told = bets.map(({ number, bet: { stake, odds, mostPayout } }) => ({ number, stake, odds, mostPayout }))
  return { issue, balance, bets: told }
}

/** Whether this slip, with what it asks for, was accepted before. */
async function wasAccepted(db: Db, accountId: bigint, sent: SentSlip): Promise<boolean> {
  const fingerprint = await acceptedEntry(db, 'bet', entryIdOf({ accountId, slip: sent.slip }))
  return fingerprint !== undefined && fingerprintOf(parametersOf(sent)).equals(fingerprint)
}

/** What a slip is answered that was accepted before. */
async function keptBets(db: Db, accountId: bigint, { slip, gameCode, numero }: SentSlip) {
  const issue = await issueOf(db, gameCode, numero)
  if (!issue) throw new Error('a bet was accepted on no issue')
  const { available } = await moneyOf(db, accountId, asset)
  return { issue, balance: available.balance, bets: await betsOfSlip(db, accountId, slip) }
}

function refusalOf({ code, place, allowed }: Extract<SlipAnswer, { readonly is: 'refused' }>): Refusal {
  if (place === undefined || allowed === undefined) return new Refusal(code)
  return new Refusal(code, { fields: [{ path: `/body/items/${place}/multiple`, rule: 'maximum', limit: allowed }] })
}

type ShownBet = ValueOf<(typeof lotteryCalls)['ownLotteryBets']>['rows'][number]

function presentBet(
  row: OwnBetRow,
  before: readonly { readonly state: ShownBet['state']; readonly payout: bigint }[],
  now: Date,
): ShownBet {
  const { number, game, issue, playCode, selection, isWhole, multiple, lines, odds, prizeGroup, state } = row
  const cancelUntil = new Date(row.closeAt.getTime() - cancelSecondsBeforeClose * 1_000)
  return {
    ...{
      id: String(number),
      gameCode: game,
      numero: issue,
      playCode,
      selection,
      isWhole,
      multiple,
      lines,
      prizeGroup,
      state,
    },
    ...{ unit: toAmount(BigInt(row.unitThousandths), 3), stake: amount(row.stake), payout: amount(row.payout) },
    ...{ odds: oddsTexts(odds), prizeMode: row.mode as LotteryMode, placedAt: row.placedAt.toISOString() },
    revisions: before.map(({ state: was, payout }) => ({ state: was, payout: amount(payout) })),
    ...{ chaseId: row.chaseId === null ? null : String(row.chaseId), contentHash: row.contentHash },
    cancelUntil: state === 'ACCEPTED' && cancelUntil > now ? cancelUntil.toISOString() : null,
  }
}
