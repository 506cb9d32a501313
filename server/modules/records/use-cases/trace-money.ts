import type { ValueOf } from '@banyan/contract/call.ts'
import type { moneyCalls, VendorTransaction } from '@banyan/contract/records/operator-money-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { entryTrace, statementPage, type TracedEntry, type TracedSide } from '#/ledger/statement.ts'
import { namesOf } from '#/modules/accounts/members.ts'
import {
  callsOfRound,
  roundsOfCalls,
  type TracedRound,
  type TracedTransaction,
  tracedRound,
  tracedTransaction,
} from '#/modules/rounds/trace-rounds.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { lotteryBet, placedPlay, playKey, playsOf, summedPlay } from './played-rounds.ts'
import { betOfEntry, transactionsOfBet } from './trace-bets.ts'

interface Page {
  readonly after?: string | undefined
  readonly size: number
}

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const vendorSource = /^vendor:(.+)$/
const vendorOf = (source: string) => vendorSource.exec(source)?.[1]
type Names = Awaited<ReturnType<typeof namesOf>>

/** Movements of what a member can play with, newest first, each with the round behind it. */
export async function statementOf(db: Db, memberId: bigint, { after, size }: Page) {
  const [version] = readCursor(after, ['number']) ?? []
  const before = version === undefined ? {} : { beforeVersion: BigInt(version) }
  const read = await statementPage(db, { memberId, asset: merchantCurrency.code, ...before, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (movement) => [String(movement.version)])
  const calls = rows.flatMap(({ source, externalId }) => {
    const vendorCode = vendorOf(source)
    return vendorCode === undefined ? [] : [{ vendorCode, transactionId: externalId }]
  })
  const rounds = await roundsOfCalls(db, calls)
  const ofLottery = rows.filter(({ source }) => vendorOf(source) === undefined)
  const bets = new Map((await playsOf(db, ofLottery)).map((play) => [play.key, play]))
  const presented = rows.map((row) => {
    const { entryId, madeAt, source, kind, externalId, amount, balance } = row
    const bet = bets.get(playKey(row))
    const vendor = vendorOf(source) ?? bet?.vendorCode ?? ''
    const roundId = bet ? (bet.roundId ?? undefined) : rounds.get(`${vendor} ${externalId}`)
    return {
      ...{ entryId: String(entryId), at: madeAt.toISOString(), source, kind, externalId },
      ...{ amount: amountOf(amount), balance: amountOf(balance) },
      round: roundId === undefined ? null : { vendor, roundId },
    }
  })
  return { rows: presented, next }
}

/** Before every round and behind every one. */
const always = { from: new Date(0), until: new Date('9999-01-01T00:00:00Z') }

/** Rounds of a member and its bets of the lottery, the one that began last first. */
export async function roundsPage(db: Db, memberId: bigint, { after, size }: Page) {
  const [openedAt, vendorCode, roundId] = readCursor(after, ['moment', 'text', 'text']) ?? []
  const place =
    openedAt === undefined || vendorCode === undefined || roundId === undefined
      ? undefined
      : { openedAt, vendorCode, roundId }
  const read = await placedPlay(db, memberId, { ...always, after: place, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [row.place, row.vendorCode, row.roundId])
  return { rows: (await summedPlay(db, rows)).map(presentRound), next }
}

function presentRound({ vendorCode, roundId, gameCode, openedAt, closedAt, staked, paid }: TracedRound) {
  return {
    ...{ vendor: vendorCode, roundId, gameCode, openedAt: openedAt.toISOString() },
    closedAt: closedAt?.toISOString() ?? null,
    ...{ staked: amountOf(staked), paid: amountOf(paid) },
  }
}

function presentTransaction(call: TracedTransaction): VendorTransaction {
  const { vendorCode, transactionId, operation, outcome, refersTo, roundId, madeAt, entryId } = call
  return {
    ...{ vendor: vendorCode, transactionId, operation, outcome, refersTo, roundId, at: madeAt.toISOString() },
    ...{ staked: amountOf(call.staked), paid: amountOf(call.paid), balance: amountOf(call.balance) },
    entryId: entryId === null ? null : String(entryId),
  }
}

/** An entry with the vendor's message and the round behind it. */
export async function traceEntry(db: Db, id: bigint): Promise<ValueOf<typeof moneyCalls.traceEntry>> {
  const entry = await entryTrace(db, id)
  if (!entry) throw new Refusal('entry_not_found')
  const vendorCode = vendorOf(entry.source)
  const call = vendorCode === undefined ? undefined : await tracedTransaction(db, vendorCode, entry.externalId)
  const round = call?.roundId ? await tracedRound(db, call.vendorCode, call.roundId) : await betOfEntry(db, entry)
  const names = await namesOf(db, [...holdersOf(entry), ...(round ? [round.memberId] : [])])
  return {
    ...presentEntry(entry, names),
    transaction: call ? presentTransaction(call) : null,
    round: round ? { ...presentRound(round), player: nameOf(names, round.memberId) } : null,
  }
}

const ofMembers: ReadonlySet<string> = new Set(['available', 'held', 'debt'])

function holdersOf({ subject, legs }: TracedEntry): bigint[] {
  const sides = legs.flatMap(({ debit, credit }) => [debit, credit]).filter(({ kind }) => ofMembers.has(kind))
  return [...(subject ? [subject.holder] : []), ...sides.map(({ holder }) => holder)].map(BigInt)
}

function nameOf(names: Names, id: bigint) {
  const name = names.get(id)
  if (!name) throw new Error(`account ${id} has money and is not there`)
  return name
}

function presentEntry(entry: TracedEntry, names: Names) {
  const { id, source, kind, externalId, actor, madeAt, refusal, reverses, reversedBy, subject, legs } = entry
  return {
    ...{ id: String(id), at: madeAt.toISOString(), source, kind, externalId, actor, refusal },
    reverses: reverses === null ? null : String(reverses),
    reversedBy: reversedBy === null ? null : String(reversedBy),
    subject: subject ? { member: nameOf(names, BigInt(subject.holder)), balance: amountOf(subject.balance) } : null,
    legs: legs.map(({ asset, amount, debit, credit }) => ({
      ...{ asset, amount: amountOf(amount) },
      ...{ from: presentSide(debit, names), to: presentSide(credit, names) },
    })),
  }
}

function presentSide({ kind, holder, balance }: TracedSide, names: Names) {
  return {
    kind,
    member: ofMembers.has(kind) ? nameOf(names, BigInt(holder)) : null,
    // A wallet at a vendor is its member's and the vendor's: `5:PG`; whose it is stands at the other side.
    vendor: kind === 'vendor' ? holder : kind === 'vendor_wallet' ? holder.slice(holder.indexOf(':') + 1) : null,
    balanceAfter: balance === null ? null : amountOf(balance),
  }
}

/** A vendor's round with its player and a page of its calls. */
export async function traceRound(db: Db, vendorCode: string, roundId: string, { after, size }: Page) {
  const [madeAt, transactionId] = readCursor(after, ['moment', 'text']) ?? []
  const place = madeAt === undefined || transactionId === undefined ? undefined : { madeAt, transactionId }
  const bet = await lotteryBet(db, { vendor: vendorCode, roundId })
  if (bet) {
    const player = nameOf(await namesOf(db, [bet.memberId]), bet.memberId)
    return { round: { ...presentRound(bet), player }, rows: await transactionsOfBet(db, bet), next: null }
  }
  const round = await tracedRound(db, vendorCode, roundId)
  if (!round) throw new Refusal('round_not_found')
  const read = await callsOfRound(db, { vendorCode, roundId }, { after: place, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [row.place, row.transactionId])
  const player = nameOf(await namesOf(db, [round.memberId]), round.memberId)
  return { round: { ...presentRound(round), player }, rows: rows.map(presentTransaction), next }
}
