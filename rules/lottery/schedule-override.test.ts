import { describe, expect, test } from 'vitest'
import { defaultSchedules } from './default-schedules.ts'
import type { GameSchedule } from './game-schedule.ts'
import { issuesOfDay } from './issue-schedule.ts'
import { overrideProblem, type ScheduleOverride, scheduleWith } from './schedule-override.ts'

const none: ScheduleOverride = {
  ...{ closeSeconds: null, closeTime: null, drawTime: null, weekdays: null },
  ...{ closures: [], drawn: [], moved: [] },
}
const span = (from: string, to = from) => ({ from, to })
const defaultOf = (game: string) => defaultSchedules[game] as GameSchedule
const withOverride = (game: string, given: Partial<ScheduleOverride>) =>
  scheduleWith(defaultOf(game), { ...none, ...given })

describe('a schedule with what a merchant has otherwise', () => {
  test('[LOT-04] an empty override changes no game’s schedule', () => {
    for (const [game, schedule] of Object.entries(defaultSchedules)) {
      expect(scheduleWith(schedule, none)).toEqual(schedule)
      expect(overrideProblem(game, schedule, none)).toBe(undefined)
    }
  })

  test('times and weekdays replace the default’s', () => {
    expect(withOverride('VNS_HCM', { closeTime: '15:50', weekdays: ['monday', 'sunday'] })).toMatchObject({
      ...{ drawTime: '16:15', closeTime: '15:50', days: { weekdays: [1, 7] } },
    })
    expect(withOverride('SSC1M', { closeSeconds: 9 })).toEqual({ closeSeconds: 9, closures: [] })
  })

  test('closures are added, and those of the default have no days that are closed or drawn by the merchant', () => {
    const closed = span('2027-02-08', '2027-02-10')
    expect(withOverride('VNN', { closures: [closed], drawn: [span('2027-02-06')] })).toMatchObject({
      closures: [closed, span('2027-02-05'), span('2027-02-07')],
    })
    expect(withOverride('VNN', { drawn: [span('2027-02-01', '2027-02-28')] })).toMatchObject({ closures: [] })
  })

  test('a move replaces the default’s of its day, and a drawn day undoes it', () => {
    const [first, , ...others] = (defaultOf('TH_GOV') as { moved: readonly object[] }).moved
    const own = { from: '2027-01-16', to: '2027-01-18' }
    expect(withOverride('TH_GOV', { moved: [own] })).toMatchObject({ moved: [own, first, ...others] })
    expect(withOverride('TH_GOV', { drawn: [span('2027-01-16')] })).toMatchObject({ moved: [first, ...others] })
  })

  test('a fast game has no issue on a closed day', () => {
    const schedule = withOverride('SSC1M', { closures: [span('2027-02-06')] })
    const issues = (date: number) => issuesOfDay('SSC1M', schedule, { year: 2027, month: 2, day: date })
    expect([issues(5).length, issues(6).length, issues(7).length]).toEqual([1_440, 0, 1_440])
  })
})

test.each<[string, Partial<ScheduleOverride>, object]>([
  ['NO_GAME', {}, { code: 'unknown_game' }],
  ['TH_GOV', { closeSeconds: 5 }, { field: 'closeSeconds', code: 'other_kind_of_game' }],
  ['SSC1M', { closeTime: '10:00' }, { field: 'closeTime', code: 'other_kind_of_game' }],
  ['SSC1M', { moved: [span('2027-02-01', '2027-02-02')] }, { field: 'moved', code: 'other_kind_of_game' }],
  ['SSC1M', { closeSeconds: 57 }, { field: 'closeSeconds', code: 'close_offset' }],
  ['VNN', { closeTime: '18:14' }, { field: 'closeTime', code: 'close_too_late' }],
  ['VNN', { drawTime: '17:00' }, { field: 'closeTime', code: 'close_too_late' }],
  ['VNN', { closures: [span('2027-02-30')] }, { field: 'closures', row: 0, code: 'closure_days' }],
  ['SSC1M', { closures: [span('2027-02-30')] }, { field: 'closures', row: 0, code: 'closure_days' }],
  ['VNN', { drawn: [span('2027-02-10', '2027-02-09')] }, { field: 'drawn', row: 0, code: 'closure_reversed' }],
  [
    'VNN',
    { closures: [span('2027-03-01')], drawn: [span('2027-04-01'), span('2027-03-01')] },
    { field: 'drawn', row: 1, code: 'closures_overlap' },
  ],
  ['VNN', { moved: [span('2027-03-01', '2027-03-02')] }, { field: 'moved', row: 0, code: 'move_onto_draw' }],
  // The default moves a draw to this day, so it is no row of the merchant’s.
  ['TH_GOV', { closures: [span('2027-01-17')] }, { field: 'moved', code: 'move_onto_closure' }],
])('[LOT-04] of %s, %j is refused', (game, given, problem) =>
  expect(overrideProblem(game, defaultSchedules[game], { ...none, ...given })).toEqual(problem),
)
