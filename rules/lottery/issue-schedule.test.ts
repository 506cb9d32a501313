import { expect, test } from 'vitest'
import { calendarDayOf } from '../calendar/calendar-day.ts'
import { defaultSchedules } from './default-schedules.ts'
import type { GameSchedule, ImportedSchedule } from './game-schedule.ts'
import { currentIssue, issuesAfter, issuesBetween, issuesOfDay } from './issue-schedule.ts'

const at = (text: string) => Date.parse(text) / 1000
const edited = (game: string, change: Partial<ImportedSchedule>): GameSchedule => ({
  ...(defaultSchedules[game] as ImportedSchedule),
  ...change,
})
const ofDay = (game: string, day: string, schedule = defaultSchedules[game]!) =>
  issuesOfDay(game, schedule, calendarDayOf(day)!)
const numbers = (issues: readonly { readonly issue: string }[]) => issues.map(({ issue }) => issue)

test.each([
  ['SSC1M', 1440, '20261120-0001', '20261120-1440', 5],
  ['SSC3M', 480, '20261120-0001', '20261120-0480', 8],
  ['SSC5M', 288, '20261120-0001', '20261120-0288', 15],
  ['VNF2M', 720, '20261120-0001', '20261120-0720', 8],
  ['LHC5M', 288, '20261120-001', '20261120-288', 15],
  ['THF5M', 288, '20261120-001', '20261120-288', 15],
] as const)('[LOT-04] %s has %i issues a day, from %s to %s, and closes %i s before the draw', (game, ...expected) => {
  const [count, first, last, closeSeconds] = expected
  const issues = ofDay(game, '2026-11-20')
  expect([issues.length, issues[0]!.issue, issues.at(-1)!.issue]).toEqual([count, first, last])
  expect(issues.every(({ saleCloseAt, drawAt }) => drawAt - saleCloseAt === closeSeconds)).toBe(true)
})

test('[LOT-04] the last issue of a day is drawn at 24:00, and the first one of the next day opens then', () => {
  const last = ofDay('SSC1M', '2026-12-31').at(-1)!
  expect(last).toEqual({
    issue: '20261231-1440',
    openAt: at('2026-12-31T23:59:00+08:00'),
    saleCloseAt: at('2026-12-31T23:59:55+08:00'),
    drawAt: at('2027-01-01T00:00:00+08:00'),
  })
  const [next] = issuesAfter('SSC1M', defaultSchedules.SSC1M!, last.issue, 1)
  expect([next!.issue, next!.openAt]).toEqual(['20270101-0001', last.drawAt])
})

test.each([
  ['2026-11-20T12:00:00+08:00', '20261120-0721'],
  ['2026-11-20T12:00:54.999+08:00', '20261120-0721'],
  ['2026-11-20T12:00:55+08:00', '20261120-0722'],
  ['2026-11-20T12:00:59+08:00', '20261120-0722'],
  ['2026-11-20T23:59:54+08:00', '20261120-1440'],
  ['2026-11-20T23:59:55+08:00', '20261121-0001'],
  ['2026-11-21T00:00:00+08:00', '20261121-0001'],
])('[LOT-04] at %s the issue %s is on sale, or the next to be', (moment, issue) => {
  expect(currentIssue('SSC1M', defaultSchedules.SSC1M!, at(moment))?.issue).toBe(issue)
})

// By the clocks of each place, with its distance from UTC.
test.each([
  ['VNN', '2026-11-20', '18:00', '18:15', '+07:00'],
  ['VNS_VL', '2026-11-20', '16:00', '16:15', '+07:00'],
  ['VNC_GL', '2026-11-20', '17:00', '17:15', '+07:00'],
  ['TH_GOV', '2026-12-16', '15:20', '15:40', '+07:00'],
  ['LAO', '2026-11-20', '20:00', '20:30', '+07:00'],
  ['HN_SP', '2026-11-20', '17:00', '17:30', '+07:00'],
  ['HN', '2026-11-20', '18:00', '18:30', '+07:00'],
  ['HN_VIP', '2026-11-20', '19:00', '19:30', '+07:00'],
  ['STK_SET_AM', '2026-11-20', '12:15', '12:30', '+07:00'],
  ['STK_SET_PM', '2026-11-20', '16:15', '16:30', '+07:00'],
  ['STK_NIKKEI_AM', '2026-11-20', '11:15', '11:30', '+09:00'],
  ['STK_NIKKEI_PM', '2026-11-20', '15:15', '15:30', '+09:00'],
  ['STK_HSI', '2026-11-20', '15:45', '16:00', '+08:00'],
  ['STK_DJI', '2026-11-20', '15:45', '16:00', '-05:00'],
  ['STK_DJI', '2027-07-01', '15:45', '16:00', '-04:00'],
  ['D4_MAGNUM', '2026-11-21', '18:00', '19:00', '+08:00'],
])('[LOT-04] the sale of %s of %s closes at %s, the draw is at %s', (game, day, close, draw, zone) => {
  const [issue, ...more] = ofDay(game, day)
  expect(issue).toMatchObject({
    issue: day.replaceAll('-', ''),
    saleCloseAt: at(`${day}T${close}${zone}`),
    drawAt: at(`${day}T${draw}${zone}`),
  })
  expect(more).toEqual([])
})

// 23 November 2026 is a Monday.
test.each([
  ['VNS_HCM', [1, 6]],
  ['VNC_HUE', [1, 7]],
  ['VNC_DNG', [3, 6]],
  ['LAO', [1, 3, 5]],
  ['STK_SET_AM', [1, 2, 3, 4, 5]],
  ['D4_MAGNUM', [3, 6, 7]],
  ['HN_VIP', [1, 2, 3, 4, 5, 6, 7]],
])('[LOT-04] %s draws on the days %j of a week', (game, weekdays) => {
  const drawing = [1, 2, 3, 4, 5, 6, 7].filter((day) => ofDay(game, `2026-11-${22 + day}`).length > 0)
  // New York is closed this week, and no other game is.
  expect(drawing).toEqual(weekdays)
})

test('[LOT-04] the North draws nothing over Tết, and the sale of the draw after it opens before; South and Central draw on', () => {
  expect(numbers(issuesAfter('VNN', defaultSchedules.VNN!, '20270203', 3))).toEqual([
    '20270204',
    '20270209',
    '20270210',
  ])
  expect(ofDay('VNN', '2027-02-05')).toEqual([])
  expect(ofDay('VNN', '2027-02-09')[0]!.openAt).toBe(at('2027-02-04T18:15:00+07:00'))
  for (const game of ['HN_SP', 'HN', 'HN_VIP']) expect(ofDay(game, '2027-02-06')).toEqual([])
  expect(numbers(issuesAfter('VNS_HCM', defaultSchedules.VNS_HCM!, '20270201', 2))).toEqual(['20270206', '20270208'])
  // Every station of the South and the Centre draws on its days from 5 to 8 February, Friday to Monday.
  const stations = Object.keys(defaultSchedules).filter((game) => /^VN[SC]_/.test(game))
  const days = ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08']
  expect(days.flatMap((day) => stations.flatMap((game) => ofDay(game, day)))).toHaveLength(23)
})

test('[LOT-04] a moved draw has the number of its new day', () => {
  const after = issuesAfter('TH_GOV', defaultSchedules.TH_GOV!, '20261216', 10)
  expect(numbers(after)).toEqual([
    '20261230',
    '20270117',
    '20270201',
    '20270216',
    '20270301',
    '20270316',
    '20270401',
    '20270416',
    '20270502',
    '20270516',
  ])
  expect(after[1]).toEqual({
    issue: '20270117',
    openAt: at('2026-12-30T15:40:00+07:00'),
    saleCloseAt: at('2027-01-17T15:20:00+07:00'),
    drawAt: at('2027-01-17T15:40:00+07:00'),
  })
})

test('[LOT-04] an exchange that closes early has no draw that day', () => {
  expect(numbers(issuesAfter('STK_DJI', defaultSchedules.STK_DJI!, '20261125', 2))).toEqual(['20261130', '20261201'])
  expect(numbers(issuesAfter('STK_HSI', defaultSchedules.STK_HSI!, '20261223', 2))).toEqual(['20261228', '20261229'])
})

test('[LOT-04] the close of an exchange follows its clocks over both of their changes', () => {
  // Clocks go forward on Sunday 14 March 2027 and back on Sunday 7 November; both days are given a draw.
  const schedule = edited('STK_DJI', { days: { weekdays: [6, 7] } })
  expect(ofDay('STK_DJI', '2027-03-14', schedule)).toEqual([
    {
      issue: '20270314',
      openAt: at('2027-03-13T16:00:00-05:00'),
      saleCloseAt: at('2027-03-14T15:45:00-04:00'),
      drawAt: at('2027-03-14T16:00:00-04:00'),
    },
  ])
  expect(ofDay('STK_DJI', '2027-11-07', schedule)).toEqual([
    {
      issue: '20271107',
      openAt: at('2027-11-06T16:00:00-04:00'),
      saleCloseAt: at('2027-11-07T15:45:00-05:00'),
      drawAt: at('2027-11-07T16:00:00-05:00'),
    },
  ])
})

test('[LOT-04] sale closes five minutes before an official draw at the latest, also where clocks jump', () => {
  const schedule = edited('STK_DJI', { days: { weekdays: [7] }, closeTime: '01:50', drawTime: '02:20' })
  const [issue] = ofDay('STK_DJI', '2027-03-14', schedule)
  expect(issue!.drawAt - issue!.saleCloseAt).toBe(300)
  expect(issue!.openAt).toBeLessThan(issue!.saleCloseAt)
})

test('[LOT-04] an issue opens 31 days before its draw at the earliest', () => {
  const schedule = edited('TH_GOV', { days: { monthDays: [31] }, moved: [] })
  expect(ofDay('TH_GOV', '2027-03-31', schedule)[0]!.openAt).toBe(at('2027-02-28T15:40:00+07:00'))
  // Until then it is the next one to open.
  const next = currentIssue('TH_GOV', schedule, at('2027-02-10T12:00:00+07:00'))
  expect(next?.issue).toBe('20270331')
})

test('[LOT-04] the issues of two days begin with the one that is open, and end with those that open in time', () => {
  const now = at('2026-11-20T12:00:58+08:00')
  const fast = issuesBetween('SSC1M', defaultSchedules.SSC1M!, now, now + 2 * 86_400)
  expect([fast.length, fast[0]!.issue, fast.at(-1)!.issue]).toEqual([2881, '20261120-0721', '20261122-0721'])
  const official = issuesBetween('VNN', defaultSchedules.VNN!, now, now + 2 * 86_400)
  expect(numbers(official)).toEqual(['20261120', '20261121', '20261122'])
  expect(numbers(issuesBetween('TH_GOV', defaultSchedules.TH_GOV!, now, now + 2 * 86_400))).toEqual(['20261201'])
  expect(issuesBetween('VNN', defaultSchedules.VNN!, now, now - 86_400)).toEqual([])
})

test('[LOT-04] a game that is closed for more than a year has no next issue', () => {
  const closures = [{ from: '2026-11-20', to: '2027-11-30' }]
  const schedule = edited('VNN', { closures })
  const now = at('2026-11-20T12:00:00+07:00')
  expect(currentIssue('VNN', schedule, now)).toBe(undefined)
  expect(issuesBetween('VNN', schedule, now, now + 86_400)).toEqual([])
  expect(issuesAfter('VNN', schedule, '20261119', 5)).toEqual([])
})

test('[LOT-04] what is too much, or of no game, is refused', () => {
  const { SSC1M, VNN } = defaultSchedules
  expect(() => issuesBetween('SSC1M', SSC1M!, 0, 8 * 86_400 + 1)).toThrow(RangeError)
  expect(() => issuesBetween('SSC1M', SSC1M!, 0, Number.NaN)).toThrow(RangeError)
  expect(() => issuesAfter('SSC1M', SSC1M!, '20261120-0001', 201)).toThrow(RangeError)
  expect(() => issuesAfter('SSC1M', SSC1M!, '20261120-0001', 0)).toThrow(RangeError)
  expect(() => issuesAfter('SSC1M', SSC1M!, '20261120-1441', 1)).toThrow(RangeError)
  expect(() => issuesAfter('VNN', VNN!, '20261131', 1)).toThrow(RangeError)
  expect(() => currentIssue('VNX', VNN!, 0)).toThrow(RangeError)
  expect(() => currentIssue('VNN', SSC1M!, 0)).toThrow(TypeError)
  expect(() => currentIssue('SSC1M', VNN!, 0)).toThrow(TypeError)
  expect(() => ofDay('VNN', '2026-11-20', edited('VNN', { drawTime: '24:00' }))).toThrow(RangeError)
})
