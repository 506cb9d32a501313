import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#/demo/demo-settings.ts'
import { dayAfter, dayOf, monthOf, startOf } from '../kinds/days.ts'
import { type MemberDay, memberDays, modelOf } from '../test-world/vip-model.ts'
import { decisionOf } from './change-level.ts'
import { vipLevelsOf } from './vip-levels.ts'
import { keep, newcomer, raise, type VipStanding } from './vip-rule.ts'

const levels = vipLevelsOf(readContent('vip'))
const runs = Number(process.env.VIP_RUNS ?? 100)
const hourMs = 3_600_000

/** How the rule follows a member: each day's bets and deposits at noon, each month's decision at 05:00 of the 1st. */
function followed(first: string, days: readonly MemberDay[]): (VipStanding & { readonly gifts: readonly number[] })[] {
  let standing = newcomer
  const life = { deposited: 0n, valid: 0n, validOfMonth: 0n }
  const gifts: number[] = []
  return days.map(({ deposited, valid }, at) => {
    const day = dayAfter(first, at)
    if (day.endsWith('-01')) {
      const before = `${monthOf(dayAfter(day, -1))}-01`
      standing = keep(levels, standing, life.validOfMonth, decisionOf(before))
      life.validOfMonth = 0n
    }
    life.deposited += deposited
    life.valid += valid
    life.validOfMonth += valid
    const { highest } = standing
    standing = raise(levels, standing, life, new Date(startOf(day).getTime() + 12 * hourMs))
    for (let level = highest + 1; level <= standing.highest; level++) gifts.push(level)
    return { ...standing, gifts: [...gifts] }
  })
}

test(`[PRO-04] the rule and a plain model agree about ${runs} members over 100 days`, () => {
  fc.assert(
    fc.property(memberDays(100), ({ first, days }) => {
      const model = modelOf(first, days)
      const rule = followed(first, days)
      expect(rule.map(({ level, highest, gifts }) => ({ level, highest, gifts }))).toEqual(model)
    }),
    { numRuns: runs },
  )
})

test('[PRO-04] each gift for reaching a level is earned once, and no day costs more than one level', () => {
  fc.assert(
    fc.property(memberDays(200), ({ first, days }) => {
      const rule = followed(first, days)
      const gifts = rule.at(-1)?.gifts ?? []
      expect(new Set(gifts).size).toBe(gifts.length)
      for (const [at, { level }] of rule.entries()) {
        const before = rule[at - 1]?.level ?? 0
        if (level >= before) continue
        expect(before - level).toBe(1)
        expect(before).toBeGreaterThan(2)
        expect(dayAfter(first, at).endsWith('-01')).toBe(true)
      }
    }),
    { numRuns: runs },
  )
})

test('[PRO-04] protection lasts to the same time of the day a month later', () => {
  const life = { deposited: 30_000_000_00n, valid: 300_000_000_00n, validOfMonth: 0n }
  const raisedAt = (iso: string) => raise(levels, newcomer, life, new Date(iso)).protectedUntil?.toISOString()
  expect(raisedAt('2026-01-15T03:00:00Z')).toBe('2026-02-15T03:00:00.000Z')
  // 31 January in Vietnam: February has no such day.
  expect(raisedAt('2026-01-31T03:00:00Z')).toBe('2026-02-28T03:00:00.000Z')
  expect(raisedAt('2026-12-31T17:30:00Z')).toBe('2027-01-31T17:30:00.000Z')
  expect(dayOf(new Date('2026-12-31T17:30:00Z'))).toBe('2027-01-01')
})
