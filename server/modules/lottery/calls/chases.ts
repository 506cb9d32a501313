import type { ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { inBook } from '#/ledger/in-book.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { cancelChase } from '../sale/cancel-chase.ts'
import type { FollowedTerms } from '../sale/followed-terms.ts'
import { chaseEntryId, chaseParameters, checkChase, placeChase, type SentChase } from '../sale/place-chase.ts'
import { acceptedEntry } from '../store/own-bets.ts'
import {
  type ChaseIssueRow,
  chaseOfSlip,
  issuesOfChase,
  type OwnChaseRow,
  ownChase,
  ownChases,
} from '../store/own-chases.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly terms: FollowedTerms
}

const { code: asset, exponent } = merchantCurrency
const amount = (minor: bigint) => toAmount(minor, exponent)

/** Placing chases, cancelling them, and what became of them. */
export function chaseBindings({ database, settings, terms }: Parts): Binding[] {
  const { db } = database
  const rules = async () => ({ settings: settings.current('lottery'), terms: await terms.current() })
  /** Places a chase; one that was accepted before, whatever it would be refused for by now, is answered again. */
  const place = async (accountId: bigint, sent: SentChase): Promise<bigint | undefined> => {
    try {
      const checked = checkChase(accountId, sent, await rules())
      const answer = await inBook(database, (tx) => placeChase(tx, checked))
      if (answer.is === 'refused') throw new Refusal(answer.code)
      return answer.is === 'accepted' ? answer.balance : undefined
    } catch (error) {
      if (!(error instanceof Refusal) || !(await wasAccepted(db, accountId, sent))) throw error
      return undefined
    }
  }
  return [
    bind(lotteryCalls.placeLotteryChase, async ({ body }, { principal }) => {
      const { id } = signedIn(principal)
      const balance = (await place(id, body)) ?? (await moneyOf(db, id, asset)).available.balance
      const chase = await chaseOfSlip(db, id, body.slip)
      if (!chase) throw new Error('a chase was accepted and is not there')
      const serverTime = (await databaseNow(db)).toISOString()
      return { chase: await presentWhole(db, chase), balance: amount(balance), serverTime }
    }),
    bind(lotteryCalls.cancelLotteryChase, async ({ body: { id, numeros } }, { principal }) => {
      const asked = { accountId: signedIn(principal).id, id: BigInt(id), numeros }
      const { returned, balance } = await inBook(database, (tx) => cancelChase(tx, asked))
      return { balance: amount(balance), returned: amount(returned) }
    }),
    bind(lotteryCalls.ownLotteryChases, async ({ query: { after, size, gameCode, state } }, { principal }) => {
      const before = numberBehind(after)
      const asked = { gameCode, state: state && keptStates[state], before, atMost: size + 1 }
      const { rows, next } = pageFrom(await ownChases(db, signedIn(principal).id, asked), size, ({ id }) => [
        String(id),
      ])
      return { rows: rows.map(presentChase), next }
    }),
    bind(lotteryCalls.ownLotteryChase, async ({ query: { id } }, { principal }) => {
      const chase = await ownChase(db, signedIn(principal).id, BigInt(id))
      if (!chase) throw new Refusal('chase_not_found')
      return await presentWhole(db, chase)
    }),
  ]
}

/** Whether this chase, with what it asks for, was accepted before. */
async function wasAccepted(db: Db, accountId: bigint, sent: SentChase): Promise<boolean> {
  const fingerprint = await acceptedEntry(db, 'chase', chaseEntryId(accountId, sent.slip))
  return fingerprint !== undefined && fingerprintOf(chaseParameters(sent)).equals(fingerprint)
}

type ShownChase = ValueOf<(typeof lotteryCalls)['ownLotteryChases']>['rows'][number]
type WholeChase = ValueOf<(typeof lotteryCalls)['ownLotteryChase']>

const keptStates = { RUNNING: 'running', STOPPED: 'stopped', CANCELLED: 'cancelled', DONE: 'done' } as const
const shownStates = { running: 'RUNNING', stopped: 'STOPPED', cancelled: 'CANCELLED', done: 'DONE' } as const
const shownIssueStates: Record<ChaseIssueRow['state'], WholeChase['issues'][number]['state']> = {
  ...{ waiting: 'WAITING', bet: 'BET', settled: 'SETTLED', taken_back: 'TAKEN_BACK', released: 'RELEASED' },
}

function presentChase(row: OwnChaseRow): ShownChase {
  const { id, game, mode, items, stopOnWin, state, total, held, returned, payout, issueCount, waitingCount } = row
  return {
    ...{ id: String(id), gameCode: game, prizeMode: mode as LotteryMode, stopOnWin, state: shownStates[state] },
    items: items.map((item) => ({ ...item, prizeGroup: item.prizeGroup ?? null })),
    ...{ total: amount(total), held: amount(held), returned: amount(returned), payout: amount(payout) },
    ...{ staked: amount(total - held - returned), issueCount, waitingCount, placedAt: row.madeAt.toISOString() },
  }
}

async function presentWhole(db: Db, chase: OwnChaseRow): Promise<WholeChase> {
  const byPlace = Map.groupBy(await issuesOfChase(db, chase.id), ({ place }) => place)
  return { ...presentChase(chase), issues: [...byPlace.values()].map(presentIssue) }
}

function presentIssue(rows: readonly ChaseIssueRow[]): WholeChase['issues'][number] {
  const [first] = rows
  if (!first) throw new Error('an issue of a chase has no row')
  const { issue, openAt, closeAt, multiple, stake, state, reason } = first
  const bets = rows.flatMap(({ betNumber, betState, payout }) =>
    betNumber === null ? [] : [{ id: String(betNumber), state: betState, payout }],
  )
  return {
    ...{ numero: issue, saleOpenAt: openAt.toISOString(), saleCloseAt: closeAt.toISOString(), multiple },
    ...{ stake: amount(stake), state: shownIssueStates[state], reason },
    payout: amount(bets.reduce((sum, { payout, state: became }) => sum + (became === 'CANCELLED' ? 0n : payout), 0n)),
    bets: bets.map(({ payout, ...bet }) => ({ ...bet, payout: amount(payout) })),
  }
}
