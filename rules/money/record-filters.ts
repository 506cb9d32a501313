/** Ranges of records that are mostly wanted: seven days are today and the six before it. */
export const recordPeriods = ['today', 'yesterday', 'sevenDays', 'thirtyDays'] as const
export type RecordPeriod = (typeof recordPeriods)[number]

/** Ranges of bonuses: the last two are about when a bonus expires, all others about when it was given. */
export const bonusPeriods = [...recordPeriods, 'nextSevenDays', 'nextThirtyDays'] as const
export type BonusPeriod = (typeof bonusPeriods)[number]

/** Days of a record's range, and days that it may go back. */
export const recordDays = { rangeAtMost: 31, backAtMost: 90 } as const

/** Rounds that the totals of bets are summed up over; what is beyond needs a narrower filter. */
export const summedRoundsAtMost = 10_000

/** What can have become of a bet. */
export const betStatuses = ['open', 'won', 'lost', 'draw', 'cancelled'] as const

/** What can have become of a bonus. */
export const bonusStates = ['active', 'done', 'forfeited', 'expired', 'cleared'] as const
