import { expect, test } from 'vitest'
import { defaultSchedules } from './default-schedules.ts'
import type { GameSchedule, ImportedSchedule } from './game-schedule.ts'
import { fairGames, fastGames, importedGames } from './lottery-games.ts'
import { scheduleProblem } from './schedule-problem.ts'

const games = [...fairGames, ...Object.keys(importedGames)]

test('[LOT-04] every game has a schedule to start with, in which nothing is wrong', () => {
  expect(Object.keys(defaultSchedules).toSorted()).toEqual(games.toSorted())
  for (const game of games) expect([game, scheduleProblem(game, defaultSchedules[game]!)]).toEqual([game, undefined])
  expect(JSON.parse(JSON.stringify(defaultSchedules))).toEqual(defaultSchedules)
})

test.each(fairGames)(
  '[LOT-04] sale of %s closes a second before the draw at least, and stays open for four',
  (game) => {
    const longest = fastGames[game].periodSeconds - 4
    for (const closeSeconds of [1, longest])
      expect(scheduleProblem(game, { closeSeconds, closures: [] })).toBe(undefined)
    for (const closeSeconds of [0, -1, 1.5, longest + 1, Number.NaN]) {
      expect(scheduleProblem(game, { closeSeconds, closures: [] })).toEqual({ code: 'close_offset' })
    }
  },
)

test('[LOT-04] a schedule is for a game of its kind', () => {
  const { VNN, SSC1M } = defaultSchedules
  expect(scheduleProblem('VNX', VNN!)).toEqual({ code: 'unknown_game' })
  expect(scheduleProblem('VNN', SSC1M!)).toEqual({ code: 'other_kind_of_game' })
  expect(scheduleProblem('SSC1M', VNN!)).toEqual({ code: 'other_kind_of_game' })
})

// Mondays, Wednesdays and Fridays; 23 November 2026 is a Monday.
const lao = (change: Partial<ImportedSchedule>): GameSchedule => ({
  ...(defaultSchedules.LAO as ImportedSchedule),
  ...change,
})
const spans = (...days: readonly [string, string][]) => days.map(([from, to]) => ({ from, to }))
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 24 + 7 * index)).toISOString().slice(0, 10)
    return { from: day, to: day }
  })
const movesOf = (count: number) =>
  daysOf(count).map(({ from }) => ({
    from: new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10),
    to: from,
  }))

test.each<[string, Partial<ImportedSchedule>, object | undefined]>([
  ['a draw time without a leading zero', { drawTime: '8:30' }, { code: 'draw_time' }],
  ['a draw at 24:00', { drawTime: '24:00' }, { code: 'draw_time' }],
  ['a close at 19:60', { closeTime: '19:60' }, { code: 'close_time' }],
  ['a close after the draw', { closeTime: '20:31' }, { code: 'close_too_late' }],
  ['a close at the draw', { closeTime: '20:30' }, { code: 'close_too_late' }],
  ['a close four minutes before the draw', { closeTime: '20:26' }, { code: 'close_too_late' }],
  ['a close five minutes before the draw', { closeTime: '20:25' }, undefined],
  ['no day of the week', { days: { weekdays: [] } }, { code: 'draw_days' }],
  ['an eighth day of the week', { days: { weekdays: [1, 8] } }, { code: 'draw_days' }],
  ['a day of the week twice', { days: { weekdays: [1, 1] } }, { code: 'draw_days' }],
  ['half a day', { days: { weekdays: [1.5] } }, { code: 'draw_days' }],
  ['no day of the month', { days: { monthDays: [] } }, { code: 'draw_days' }],
  ['a day 0 of the month', { days: { monthDays: [0] } }, { code: 'draw_days' }],
  ['a day 32 of the month', { days: { monthDays: [32] } }, { code: 'draw_days' }],
  ['the last day of long months', { days: { monthDays: [31] } }, undefined],
  ['60 closures', { closures: daysOf(60) }, undefined],
  ['61 closures', { closures: daysOf(61) }, { code: 'too_many_closures' }],
  [
    'a closure until a 30 February',
    { closures: spans(['2027-02-01', '2027-02-30']) },
    { code: 'closure_days', row: 0 },
  ],
  [
    'a closure in American writing',
    { closures: spans(['02-01-2027', '2027-02-03']) },
    { code: 'closure_days', row: 0 },
  ],
  ['a closure backwards', { closures: spans(['2027-02-08', '2027-02-05']) }, { code: 'closure_reversed', row: 0 }],
  ['a closure of 366 days', { closures: spans(['2027-01-01', '2028-01-01']) }, undefined],
  ['a closure of 367 days', { closures: spans(['2027-01-01', '2028-01-02']) }, { code: 'closure_too_long', row: 0 }],
  ['closures side by side', { closures: spans(['2027-02-05', '2027-02-08'], ['2027-02-09', '2027-02-09']) }, undefined],
  [
    'closures that share a day, the later one first',
    { closures: spans(['2027-02-08', '2027-02-10'], ['2027-02-05', '2027-02-08']) },
    { code: 'closures_overlap', row: 1 },
  ],
  [
    'a closure within another',
    { closures: spans(['2027-02-01', '2027-02-10'], ['2027-03-01', '2027-03-01'], ['2027-02-05', '2027-02-06']) },
    { code: 'closures_overlap', row: 2 },
  ],
  ['60 moves', { moved: movesOf(60) }, undefined],
  ['61 moves', { moved: movesOf(61) }, { code: 'too_many_moves' }],
  ['a move from a day that is none', { moved: spans(['2026-11-31', '2026-12-01']) }, { code: 'move_days', row: 0 }],
  ['a move to nowhere', { moved: spans(['2026-11-23', '']) }, { code: 'move_days', row: 0 }],
  ['a move by 32 days', { moved: spans(['2026-11-23', '2026-12-25']) }, { code: 'move_too_far', row: 0 }],
  [
    'a move into another year by mistake',
    { moved: spans(['2026-11-23', '2027-11-24']) },
    { code: 'move_too_far', row: 0 },
  ],
  [
    'a move of a day without a draw',
    { moved: spans(['2026-11-24', '2026-11-26']) },
    { code: 'move_without_draw', row: 0 },
  ],
  [
    'a move of a day that is closed',
    { moved: spans(['2026-11-23', '2026-11-24']), closures: spans(['2026-11-23', '2026-11-23']) },
    { code: 'move_without_draw', row: 0 },
  ],
  [
    'a move to a day that is closed',
    { moved: spans(['2026-11-23', '2026-11-24']), closures: spans(['2026-11-24', '2026-11-24']) },
    { code: 'move_onto_closure', row: 0 },
  ],
  ['a move to a day with a draw', { moved: spans(['2026-11-23', '2026-11-25']) }, { code: 'move_onto_draw', row: 0 }],
  ['a move to the same day', { moved: spans(['2026-11-23', '2026-11-23']) }, { code: 'move_onto_draw', row: 0 }],
  [
    'two moves to one day',
    { moved: spans(['2026-11-23', '2026-11-24'], ['2026-11-25', '2026-11-24']) },
    { code: 'move_onto_draw', row: 1 },
  ],
  [
    'two moves of one day',
    { moved: spans(['2026-11-23', '2026-11-24'], ['2026-11-23', '2026-11-22']) },
    { code: 'moved_twice', row: 1 },
  ],
  [
    'a move to a day whose own draw is moved',
    { moved: spans(['2026-11-23', '2026-11-25'], ['2026-11-25', '2026-11-26']) },
    undefined,
  ],
])('[LOT-04] %s', (_, change, problem) => {
  expect(scheduleProblem('LAO', lao(change))).toEqual(problem)
})
