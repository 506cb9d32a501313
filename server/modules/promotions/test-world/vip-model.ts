import fc from 'fast-check'

/** What a member deposits and bets in a day, in minor units. */
export interface MemberDay {
  readonly deposited: bigint
  readonly valid: bigint
}

const million = 1_000_000n * 100n
const nothing: MemberDay = { deposited: 0n, valid: 0n }

/** Rises to VIP 4 on the first day, loses a level for a month without bets, and has it again on the last day. */
export const comingBack = (count: number): MemberDay[] =>
  Array.from({ length: count }, (_, at) =>
    at === 0
      ? { deposited: 100n * million, valid: 1_000n * million }
      : at === count - 1
        ? { deposited: 0n, valid: 30n * million }
        : nothing,
  )

/** The table of domain section 4.4, as it is printed there: deposits, bets and bets of a month, in millions. */
const table = [
  { deposited: 0, valid: 0, keep: 0 },
  { deposited: 1, valid: 10, keep: 0 },
  { deposited: 10, valid: 100, keep: 0 },
  { deposited: 30, valid: 300, keep: 10 },
  { deposited: 100, valid: 1_000, keep: 30 },
  { deposited: 300, valid: 3_000, keep: 100 },
  { deposited: 1_000, valid: 10_000, keep: 300 },
  { deposited: 3_000, valid: 30_000, keep: 1_000 },
  { deposited: 10_000, valid: 100_000, keep: 3_000 },
].map(({ deposited, valid, keep }) => ({
  deposited: BigInt(deposited) * million,
  valid: BigInt(valid) * million,
  keep: BigInt(keep) * million,
}))

/** Months of a member: quiet days, days of play, days on which whole levels are skipped, and a long pause. */
export function memberDays(count: number) {
  const amount = fc.oneof(
    { weight: 6, arbitrary: fc.constant(0n) },
    { weight: 3, arbitrary: fc.bigInt({ min: 1n, max: 40_000_000n }).map((dong) => dong * 100n) },
    { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 4_000_000_000n }).map((dong) => dong * 100n) },
  )
  return fc.record({
    first: fc.integer({ min: 0, max: 364 }).map((at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)),
    days: fc
      .record({
        played: fc.array(fc.record({ deposited: amount, valid: amount }), { minLength: count, maxLength: count }),
        pause: fc.record({ from: fc.integer({ min: 1, max: count }), days: fc.integer({ min: 0, max: count }) }),
      })
      .map(({ played, pause }) =>
        played.map((day, at) => (at >= pause.from && at < pause.from + pause.days ? nothing : day)),
      ),
  })
}

interface ModelDay {
  readonly level: number
  readonly highest: number
  /** Levels whose gift was earned, in their order. */
  readonly gifts: readonly number[]
}

/** How a member stands at the end of each day, told as plainly as the domain tells it, and as slowly. */
export function modelOf(first: string, days: readonly MemberDay[]): ModelDay[] {
  const found: ModelDay[] = []
  let [level, highest] = [0, 0]
  let raisedOn: string | undefined
  for (const at of days.keys()) {
    const day = dayOn(first, at)
    const until = days.slice(0, at + 1)
    const sum = (of: readonly MemberDay[], what: 'deposited' | 'valid') => of.reduce((so, one) => so + one[what], 0n)
    const inMonth = (month: string, list: readonly MemberDay[]) =>
      sum(
        list.filter((_, place) => dayOn(first, place).startsWith(month)),
        'valid',
      )
    if (day.endsWith('-01') && level > 2) {
      const last = dayOn(day, -1).slice(0, 7)
      // Protected for a month: raised at noon, judged at 05:00, so the day of the month after is still protected.
      const isProtected = raisedOn !== undefined && day <= aMonthLater(raisedOn)
      if (!isProtected && inMonth(last, days.slice(0, at)) < (table[level]?.keep ?? 0n)) level -= 1
    }
    for (let next = table.length - 1; next > level; next--) {
      const row = table[next]
      if (!row || sum(until, 'deposited') < row.deposited || sum(until, 'valid') < row.valid) continue
      if (next <= highest && inMonth(day.slice(0, 7), until) < row.keep) continue
      level = next
      raisedOn = day
      break
    }
    highest = Math.max(highest, level)
    found.push({ level, highest, gifts: Array.from({ length: highest }, (_, place) => place + 1) })
  }
  return found
}

const dayOn = (first: string, at: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10)

function aMonthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}
