import type { ValueOf } from '@banyan/contract/call.ts'
import type { activityRanges, figuresCalls, vendorStates } from '@banyan/contract/staff/figures-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { membersMoney } from '#/ledger/statement.ts'
import { type PlayedHour, playedHours, playedVendors, playFoldedUntil } from '#/modules/rounds/played-hours.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Figure } from '#/platform/process/tally.ts'
import { type CountedHour, countedHours, countsByLabel } from '../store/counted-hours.ts'
import { startOfRange, startsOfRange } from '../store/time-ranges.ts'

type Range = (typeof activityRanges)[number]

const failingAtMost = 10
const vendorFigures = ['vendor_asked', 'vendor_silent', 'vendor_calls', 'vendor_calls_failed'] as const
/** Far more than there are vendors, each with four figures. */
const vendorCountsAtMost = 2_000

/** Calls by which somebody signs in when they are answered. */
const signInCalls = ['login', 'passkeyLogin', 'finishStepUp', 'redeemHandoff', 'rememberedLogin']
/** Of these, the ones that refuse whoever does not prove to be somebody. */
const provingCalls = ['login', 'passkeyLogin', 'finishStepUp']

export async function activityOf(db: Db, range: Range): Promise<ValueOf<typeof figuresCalls.activityFigures>> {
  const starts = await startsOfRange(db, range)
  const from = starts[0] ?? new Date(0)
  const counts = (figures: readonly Figure[], labels?: readonly string[]) =>
    countedHours(db, { figures, from, ...(labels && { labels }) })
  const [foldedUntil, money, played, entered, refused, requests, failing] = await Promise.all([
    playFoldedUntil(db),
    membersMoney(db, merchantCurrency.code),
    playedHours(db, merchantCurrency.code, from),
    counts(['answered'], signInCalls),
    counts(['refused'], provingCalls),
    counts(['answered', 'refused', 'failed']),
    countsByLabel(db, ['failed'], from, failingAtMost),
  ])
  const [signIns, refusedSignIns, answers] = [sums(starts, entered), sums(starts, refused), sums(starts, requests)]
  const failures = sums(
    starts,
    requests.filter(({ figure }) => figure === 'failed'),
  )
  const play = playAt(starts, played)
  return {
    foldedUntil: foldedUntil?.toISOString() ?? null,
    money: { available: amount(money.available), held: amount(money.held), owed: amount(money.owed) },
    points: starts.map((at, place) => ({
      at: at.toISOString(),
      ...presentPlay(play[place] ?? noPlay),
      signIns: signIns[place] ?? 0,
      refusedSignIns: refusedSignIns[place] ?? 0,
      requests: answers[place] ?? 0,
      failures: failures[place] ?? 0,
    })),
    failing: failing.map(({ label, count }) => ({ call: label, count: Number(count) })),
  }
}

/** How the vendors are that are blocked or had anything to do, by their codes. */
export async function vendorHealthOf(
  db: Db,
  blocked: readonly string[],
): Promise<ValueOf<typeof figuresCalls.vendorHealth>> {
  const [since, dayBefore] = await Promise.all([startOfRange(db, 'lastHour'), startOfRange(db, 'day')])
  const [counts, forged, played] = await Promise.all([
    countsByLabel(db, vendorFigures, since, vendorCountsAtMost),
    countsByLabel(db, ['forged_calls'], since, 1),
    playedVendors(db, merchantCurrency.code, dayBefore),
  ])
  const codes = new Set([...blocked, ...counts.map(({ label }) => label), ...played.map((each) => each.vendorCode)])
  const vendors = [...codes].sort().map((vendor) => {
    const of = (figure: Figure) =>
      Number(counts.find((each) => each.label === vendor && each.figure === figure)?.count ?? 0)
    const figures = { asked: of('vendor_asked'), silent: of('vendor_silent'), failedCalls: of('vendor_calls_failed') }
    const own = played.find(({ vendorCode }) => vendorCode === vendor)
    return {
      vendor,
      state: blocked.includes(vendor) ? ('blocked' as const) : vendorState(figures),
      ...figures,
      calls: of('vendor_calls') + figures.failedCalls,
      ...presentPlay(own ?? noPlay),
      lastAt: own?.lastAt.toISOString() ?? null,
    }
  })
  return { since: since.toISOString(), forgedCalls: Number(forged[0]?.count ?? 0), vendors }
}

/** Fewer questions without an answer say nothing. */
const enoughQuestions = 3

/** How a vendor that is on does, by what was counted. */
export function vendorState(figures: {
  readonly asked: number
  readonly silent: number
  readonly failedCalls: number
}): Exclude<(typeof vendorStates)[number], 'blocked'> {
  const { asked, silent, failedCalls } = figures
  if (failedCalls > 0) return 'failing'
  return asked >= enoughQuestions && silent * 2 >= asked ? 'silent' : 'fine'
}

type Play = Pick<PlayedHour, 'stakes' | 'staked' | 'paid'>
const noPlay: Play = { stakes: 0n, staked: 0n, paid: 0n }
const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const presentPlay = ({ stakes, staked, paid }: Play) => ({
  stakes: Number(stakes),
  staked: amount(staked),
  paid: amount(paid),
})

/** The place among moments in order of the one at which a time begins or that it lies after. */
function placeOf(starts: readonly Date[], hour: Date): number {
  return starts.findLastIndex((start) => start <= hour)
}

function sums(starts: readonly Date[], counted: readonly CountedHour[]): number[] {
  const totals = starts.map(() => 0)
  for (const { hour, count } of counted) {
    const place = placeOf(starts, hour)
    totals[place] = (totals[place] ?? 0) + Number(count)
  }
  return totals
}

function playAt(starts: readonly Date[], hours: readonly PlayedHour[]): Play[] {
  const totals = starts.map(() => noPlay)
  for (const { hour, stakes, staked, paid } of hours) {
    const place = placeOf(starts, hour)
    const sum = totals[place] ?? noPlay
    totals[place] = { stakes: sum.stakes + stakes, staked: sum.staked + staked, paid: sum.paid + paid }
  }
  return totals
}
