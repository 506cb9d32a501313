import { memberStanding } from '#/modules/accounts/members.ts'
import { depositorsSince, hasPayoutAccount } from '#/modules/cashier/member-facts.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { obstacleOf, upTo } from '../deciding/standing.ts'
import { countryOf, factDays, loadHistory, verifiedOf } from '../facts/load-facts.ts'
import { dayAfter, dayOf, daysBetween, endOfDay, startOf } from '../kinds/days.ts'
import { limitOf } from '../kinds/fields.ts'
import type { Facts } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'
import { membersWithFacts } from '../store/facts.ts'
import type { PromotionRow } from '../store/promotions.ts'
import { type VipParts, vipHistory } from '../vip/vip-facts.ts'

/** Days that are looked at: those that are over. */
const simulatedDays = 31
/** Members that are looked at, so that an answer takes seconds. */
const membersAtMost = 5_000
const topAtMost = 20

/** What a promotion would have given a member, or in a day. */
interface Sum {
  rewards: number
  /** In minor units; the two differ where chance decides. */
  least: bigint
  most: bigint
}

export interface Simulation extends Readonly<Sum> {
  readonly from: string
  readonly to: string
  readonly members: number
  readonly reached: number
  readonly toBet: bigint
  readonly days: readonly ({ readonly day: string } & Readonly<Sum>)[]
  readonly top: readonly ({ readonly accountId: bigint } & Readonly<Sum>)[]
  readonly isWhole: boolean
  /** The day on which the whole budget would have been gone; undefined where it would have lasted, or has no bound. */
  readonly goneOn: string | undefined
}

/**
 * What a promotion would have given on the facts of the last month: at the end of each day each member claims whatever
 * can be claimed. Budgets, exclusive groups, reviews and open bonuses are left out, so that it is the most that it can cost; balances are not
 * known for days that are over, so that whoever asks for a small one counts as having it.
 */
export async function simulate(
  db: Db,
  { kind: code, rule, ...bounds }: Pick<PromotionRow, 'kind' | 'rule' | 'budget' | 'budget_per_day'>,
  vip: VipParts,
): Promise<Simulation> {
  const kind = kindOf(code)
  const today = dayOf(await databaseNow(db))
  const [from, to] = [dayAfter(today, -simulatedDays), dayAfter(today, -1)]
  const found = await membersSince(db, from)
  const members = found.slice(0, membersAtMost)
  const byDay = new Map(daysBetween(from, to).map((day) => [day, nothing()]))
  const byMember = new Map<bigint, Sum>()
  const most = limitOf(rule.common.mostPerMember)
  let toBet = 0n
  for (const accountId of members) {
    const past = await pastOf(db, vip, accountId, from)
    const had = new Map<string, { readonly at: Date; readonly isPaid: boolean }>()
    const sum = nothing()
    for (const [day, ofDay] of byDay) {
      const facts = factsOn(past, day, had)
      if (obstacleOf(rule.common, facts, { amount: sum.most, isGroup: false })) continue
      for (const { cycle, isMet, reward: full, base = 0n } of kind.chances(rule.own, facts)) {
        const reward = full && most !== undefined ? upTo(most - sum.most, full) : full
        if (!isMet || !reward || had.get(cycle)?.isPaid) continue
        had.set(cycle, { at: facts.now, isPaid: true })
        for (const each of [sum, ofDay]) add(each, reward)
        const { of, factor } = rule.common.wagering
        toBet += (reward.most + (of === 'deposit_and_bonus' ? base : 0n)) * BigInt(factor)
      }
    }
    if (sum.rewards > 0) byMember.set(accountId, sum)
  }
  const all = nothing()
  for (const sum of byMember.values()) addSum(all, sum)
  const top = [...byMember].toSorted(([, one], [, other]) => (one.most < other.most ? 1 : -1)).slice(0, topAtMost)
  return {
    ...{ from, to, ...all, members: members.length, reached: byMember.size, toBet },
    days: [...byDay].map(([day, sum]) => ({ day, ...sum })),
    top: top.map(([accountId, sum]) => ({ accountId, ...sum })),
    isWhole: found.length <= membersAtMost,
    goneOn: goneOn(byDay, bounds),
  }
}

/** The first day that leaves nothing of a budget that is whole when the month begins; no day takes more than its own. */
function goneOn(
  days: ReadonlyMap<string, Readonly<Sum>>,
  { budget, budget_per_day: perDay }: Pick<PromotionRow, 'budget' | 'budget_per_day'>,
): string | undefined {
  if (budget === null) return undefined
  let given = 0n
  for (const [day, { most }] of days) {
    given += perDay !== null && perDay < most ? perDay : most
    if (given >= budget) return day
  }
  return undefined
}

/** Who played or paid in from a day on, one more than are looked at. */
async function membersSince(db: Db, from: string): Promise<bigint[]> {
  const players = await membersWithFacts(db, from, membersAtMost + 1)
  const depositors = await depositorsSince(db, startOf(from), membersAtMost + 1)
  const all = [...new Set([...players, ...depositors])]
  return all.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, membersAtMost + 1)
}

const nothing = (): Sum => ({ rewards: 0, least: 0n, most: 0n })

function add(sum: Sum, { least, most }: { readonly least: bigint; readonly most: bigint }): void {
  addSum(sum, { rewards: 1, least, most })
}

function addSum(sum: Sum, { rewards, least, most }: Sum): void {
  sum.rewards += rewards
  sum.least += least
  sum.most += most
}

type Past = Awaited<ReturnType<typeof pastOf>>

async function pastOf(db: Db, vip: VipParts, accountId: bigint, from: string) {
  const standing = await memberStanding(db, accountId)
  const bank = await hasPayoutAccount(db, accountId)
  const messaging = await vip.provesMessaging(db, accountId)
  const vipAt = await vipHistory(db, vip, accountId, startOf(from))
  const country = await countryOf(vip, accountId, standing)
  return { standing, bank, messaging, country, vipAt, ...(await loadHistory(db, accountId, dayAfter(from, -factDays))) }
}

/** What was known when a day had ended, as far as it is known today. */
function factsOn(
  { standing, bank, messaging, country, deposits, play, vipAt }: Past,
  day: string,
  had: Facts['had'],
): Facts {
  const now = new Date(endOfDay(day).getTime() - 1)
  const first = dayAfter(day, -factDays)
  const known = [...play].filter(([each]) => each <= day && each >= first)
  return {
    ...{ now, today: day, registeredAt: standing.createdAt, isAgent: false, vipLevel: 20, balance: 0n, had },
    verified: verifiedOf(standing, { bank, messaging }),
    ...{ country, tags: standing.tags },
    ...{ recruits: [], vip: vipAt(now) },
    deposits: deposits.filter(({ at }) => at <= now),
    play: new Map(known),
    // Whoever plays on the day of a deposit has usually claimed before.
    lastBetAt: null,
  }
}
