import { totalMoney } from '@banyan/rules/cashier/money-places.ts'
import { isAgentType } from '#/modules/accounts/account-types.ts'
import { type MemberStanding, memberStanding, recruitsOf } from '#/modules/accounts/members.ts'
import { completedDeposits, hasPayoutAccount } from '#/modules/cashier/member-facts.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { dayAfter, dayOf, monthBefore, startOf } from '../kinds/days.ts'
import type { Facts, PlayFact } from '../kinds/kind.ts'
import { memberMoney } from '../member-money.ts'
import type { EnrolmentRow } from '../store/enrolments.ts'
import { playDays, totalOf, validByMonth } from '../store/facts.ts'
import { type VipParts, vipFactOf } from '../vip/vip-facts.ts'

/** So many days back rules may look. */
export const factDays = 40

/** What is known of a member whichever promotion is looked at. */
export type MemberFacts = Omit<Facts, 'had'>

/** Everything that rules may ask of a member, as it is in this transaction. */
export async function loadFacts(db: Db, accountId: bigint, vipParts: VipParts): Promise<MemberFacts> {
  const now = await databaseNow(db)
  const today = dayOf(now)
  const first = dayAfter(today, -factDays)
  const standing = await memberStanding(db, accountId)
  const bank = await hasPayoutAccount(db, accountId)
  const messaging = await vipParts.provesMessaging(db, accountId)
  const { deposits, play } = await loadHistory(db, accountId, first)
  const total = await totalOf(db, accountId)
  const money = await memberMoney(db, accountId, startOf(first))
  const vip = await vipFactOf(db, vipParts, accountId)
  return {
    ...{ now, today, deposits, play, registeredAt: standing.createdAt },
    isAgent: isAgentType(standing.type),
    ...{ vip, vipLevel: vip.level },
    verified: verifiedOf(standing, { bank, messaging }),
    ...{ country: await countryOf(vipParts, accountId, standing), tags: standing.tags },
    recruits: isAgentType(standing.type) ? await loadRecruits(db, accountId, today) : [],
    lastBetAt: total?.last_bet_at ?? null,
    balance: totalMoney(money),
  }
}

/** What of a member is confirmed, beside what other modules know. */
export function verifiedOf(
  { hasMobile: phone, hasEmail: email, isIdentityChecked: id, hasName: name }: MemberStanding,
  others: Pick<Facts['verified'], 'bank' | 'messaging'>,
): Facts['verified'] {
  return { phone, email, id, name, ...others }
}

/** The country of a member's mobile number. */
export async function countryOf(
  { countryOf: countryOfNumber }: VipParts,
  accountId: bigint,
  { sealedNumber }: MemberStanding,
): Promise<string | undefined> {
  return sealedNumber ? await countryOfNumber(accountId, sealedNumber) : undefined
}

/** What a member deposited and played from a day on. */
export async function loadHistory(db: Db, accountId: bigint, since: string): Promise<Pick<Facts, 'deposits' | 'play'>> {
  const deposits = await completedDeposits(db, accountId, startOf(since))
  const { valid, results } = await playDays(db, accountId, since)
  return { deposits, play: playOf(valid, results) }
}

/** Recruits of an agent that are looked at; an agent with more is an operator's business. */
const recruitsAtMost = 5_000

async function loadRecruits(db: Db, accountId: bigint, today: string): Promise<Facts['recruits']> {
  const since = startOf(monthBefore(today))
  const found = await recruitsOf(db, accountId, since, recruitsAtMost)
  const played = await validByMonth(
    db,
    found.map(({ id }) => id),
    monthBefore(today),
  )
  const byMember = Map.groupBy(played, ({ accountId: of }) => of)
  return found.map(({ id, createdAt: registeredAt }) => ({
    registeredAt,
    valid: Object.fromEntries((byMember.get(id) ?? []).map(({ month, valid }) => [month, valid])),
  }))
}

type Read = Awaited<ReturnType<typeof playDays>>

function playOf(valid: Read['valid'], results: Read['results']): ReadonlyMap<string, PlayFact> {
  const days = new Map<string, { valid: Record<string, bigint>; staked: bigint; paid: bigint }>()
  const at = (day: string) => days.getOrInsertComputed(day, () => ({ valid: {}, staked: 0n, paid: 0n }))
  for (const { day, product, valid: amount } of valid) at(day).valid[product] = amount > 0n ? amount : 0n
  for (const { day, staked, paid } of results) Object.assign(at(day), { staked, paid })
  return days
}

/** What a member has of each promotion, by cycle. */
export function hadOf(enrolments: readonly EnrolmentRow[]): Facts['had'] {
  return new Map(
    enrolments.map(({ cycle, joined_at: at, paid_at: paidAt }) => [cycle, { at, isPaid: paidAt !== null }]),
  )
}
