import type { ValueOf } from '@banyan/contract/call.ts'
import type { VipLevel as ShownLevel, vipCalls } from '@banyan/contract/promotions/vip-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { depositedInAll } from '#/modules/cashier/member-facts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Tongues } from '#/platform/http/bind.ts'
import { dayOf, firstOfMonth, monthOf } from '../kinds/days.ts'
import type { VipLevel } from '../kinds/kind.ts'
import { totalOf } from '../store/facts.ts'
import { type VipRow, vipRowOf } from '../store/vip.ts'
import { nameIn } from '../wording/name-in.ts'
import { decisionOf, validOfMonth } from './change-level.ts'
import { levelWithin } from './vip-facts.ts'

type Shown = ValueOf<typeof vipCalls.ownVip>

const amountOf = (minor: bigint) => toAmount(minor < 0n ? 0n : minor, merchantCurrency.exponent)

/** The levels as everybody sees them, and how a member stands; without a member, as a visitor does. */
export async function ownVip(
  db: Db,
  levels: readonly VipLevel[],
  accountId: bigint | undefined,
  tongues: Tongues,
): Promise<Shown> {
  const row = accountId === undefined ? undefined : await vipRowOf(db, accountId)
  const level = levelWithin(levels, row?.level)
  const now = levels[level]
  return {
    hasVip: accountId !== undefined && levels.length > 0,
    vipRankLevel: level,
    vipLabelName: now ? nameIn(now.name, tongues) : '',
    highest: levelWithin(levels, row?.highest),
    since: level > 0 ? (row?.since.toISOString() ?? null) : null,
    protectedUntil: row?.protected_until?.toISOString() ?? null,
    ...(accountId === undefined || levels.length === 0
      ? { next: null, keep: null }
      : await progressOf(db, levels, accountId, row)),
    levels: levels.map((each, rank) => presentLevel(each, rank, tongues)),
  }
}

function presentLevel({ gifts, ...level }: VipLevel, rank: number, tongues: Tongues): ShownLevel {
  return {
    ...{ rank, name: nameIn(level.name, tongues), deposited: amountOf(level.deposited), valid: amountOf(level.valid) },
    ...{
      keepValid: amountOf(level.keepValid),
      upgradeGift: amountOf(gifts.upgrade),
      weeklyGift: amountOf(gifts.weekly),
    },
    ...{ monthlyGift: amountOf(gifts.monthly), birthdayGift: amountOf(gifts.birthday) },
    ...{ withdrawalsPerDay: level.withdrawalsPerDay ?? null, withdrawnPerDay: amountOf(level.withdrawnPerDay) },
  }
}

/** What the next level asks and what the month asks, with what is done of it. */
async function progressOf(
  db: Db,
  levels: readonly VipLevel[],
  accountId: bigint,
  row: VipRow | undefined,
): Promise<Pick<Shown, 'next' | 'keep'>> {
  const level = levelWithin(levels, row?.level)
  const now = await databaseNow(db)
  const ofMonth = await validOfMonth(db, accountId, now)
  const month = firstOfMonth(dayOf(now))
  const keepValid = levels[level]?.keepValid ?? 0n
  const keep = keepValid > 0n && {
    ...{ month: monthOf(month), valid: { done: amountOf(ofMonth), of: amountOf(keepValid) } },
    decidedAt: decisionOf(month).toISOString(),
  }
  const next = levels[level + 1]
  if (!next) return { next: null, keep: keep || null }
  const deposited = (await depositedInAll(db, [accountId])).get(accountId) ?? 0n
  // A level that was lost is reached again by the bets that would have kept it.
  const isLost = level + 1 <= (row?.highest ?? 0)
  const [done, of] = isLost ? [ofMonth, next.keepValid] : [(await totalOf(db, accountId))?.valid ?? 0n, next.valid]
  return {
    keep: keep || null,
    next: {
      ...{ rank: level + 1, isLost, deposited: { done: amountOf(deposited), of: amountOf(next.deposited) } },
      valid: { done: amountOf(done), of: amountOf(of) },
    },
  }
}
