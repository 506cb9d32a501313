import { expect, test } from 'vitest'
import {
  addDays,
  adultAge,
  ageOn,
  calendarDayOf,
  dayIn,
  isoDay,
  momentOf,
  startOfDay,
  weekdayOf,
} from './calendar-day.ts'

test.each([
  { text: '2004-02-29', iso: '2004-02-29' },
  { text: '02-29-2004', iso: '2004-02-29' },
  { text: '1999-12-31', iso: '1999-12-31' },
  { text: '12-31-1999', iso: '1999-12-31' },
  { text: '0100-01-01', iso: '0100-01-01' },
])('[ACC-24] $text is the day $iso', ({ text, iso }) => {
  const day = calendarDayOf(text)
  expect(day && isoDay(day)).toBe(iso)
})

test.each([
  '2003-02-29',
  '02-29-2003',
  '2100-02-29',
  '2004-02-30',
  '2004-04-31',
  '2004-13-01',
  '31-12-2004',
  '2004-00-10',
  '2004-10-00',
  '0099-01-01',
  '2004-2-29',
  '2004/02/28',
  ' 2004-02-28',
  '2004-02-28\n',
  '２００４-02-28',
  '',
])('[ACC-24] %j is no day', (text) => {
  expect(calendarDayOf(text)).toBeUndefined()
})

const age = (today: string, birthday: string) => {
  const [now, born] = [calendarDayOf(today), calendarDayOf(birthday)]
  return now && born && ageOn(now, born)
}

test.each([
  { today: '2026-05-09', birthday: '2008-05-10', years: 17 },
  { today: '2026-05-10', birthday: '2008-05-10', years: 18 },
  { today: '2026-05-11', birthday: '2008-05-10', years: 18 },
  { today: '2026-04-30', birthday: '2008-05-10', years: 17 },
  { today: '2026-02-28', birthday: '2008-02-29', years: 17 },
  { today: '2026-03-01', birthday: '2008-02-29', years: 18 },
  { today: '2028-02-29', birthday: '2008-02-29', years: 20 },
  { today: '2026-01-01', birthday: '2007-12-31', years: 18 },
])('[ACC-24] who was born on $birthday is $years on $today', ({ today, birthday, years }) => {
  expect(age(today, birthday)).toBe(years)
})

test('[ACC-24] who turns 18 today has done so where the day has begun', () => {
  const now = new Date('2026-05-09T17:30:00Z')
  const born = { year: 2008, month: 5, day: 10 }
  const isAdultIn = (zone: string) => ageOn(dayIn(zone, now), born) >= adultAge
  // 00:30 of the 10th in Vietnam, still the 9th in London and New York.
  expect(['Asia/Ho_Chi_Minh', 'Europe/London', 'America/New_York'].map(isAdultIn)).toEqual([true, false, false])
})

test('[ACC-24] a day begins at its own midnight, also where clocks were put forward over it', () => {
  expect(isoDay(dayIn('UTC', new Date('2026-12-31T23:59:59.999Z')))).toBe('2026-12-31')
  expect(isoDay(dayIn('UTC', new Date('2027-01-01T00:00:00Z')))).toBe('2027-01-01')
  // Lebanon's clocks jump from midnight to one on 29 March 2026.
  expect(isoDay(dayIn('Asia/Beirut', new Date('2026-03-28T22:00:00Z')))).toBe('2026-03-29')
})

test.each([
  { zone: 'Asia/Ho_Chi_Minh', day: '2026-11-20', start: '2026-11-19T17:00:00.000Z' },
  { zone: 'America/New_York', day: '2026-03-08', start: '2026-03-08T05:00:00.000Z' },
  { zone: 'America/New_York', day: '2026-03-09', start: '2026-03-09T04:00:00.000Z' },
  { zone: 'Asia/Beirut', day: '2026-03-29', start: '2026-03-28T22:00:00.000Z' },
  { zone: 'Pacific/Kiritimati', day: '2027-01-01', start: '2026-12-31T10:00:00.000Z' },
])('$day begins in $zone at $start', ({ zone, day, start }) => {
  expect(startOfDay(calendarDayOf(day)!, zone).toISOString()).toBe(start)
})

test.each([
  { zone: 'America/New_York', day: '2026-10-31', minutes: 16 * 60, moment: '2026-10-31T20:00:00.000Z' },
  // Clocks go back an hour at two in the morning of 1 November 2026, and forward on 14 March 2027.
  { zone: 'America/New_York', day: '2026-11-01', minutes: 16 * 60, moment: '2026-11-01T21:00:00.000Z' },
  { zone: 'America/New_York', day: '2026-11-01', minutes: 30, moment: '2026-11-01T04:30:00.000Z' },
  { zone: 'America/New_York', day: '2027-03-14', minutes: 30, moment: '2027-03-14T05:30:00.000Z' },
  { zone: 'America/New_York', day: '2027-03-14', minutes: 16 * 60, moment: '2027-03-14T20:00:00.000Z' },
  { zone: 'Asia/Kolkata', day: '2026-11-20', minutes: 24 * 60, moment: '2026-11-20T18:30:00.000Z' },
])('on $day $minutes minutes after midnight in $zone is $moment', ({ zone, day, minutes, moment }) => {
  expect(momentOf(calendarDayOf(day)!, minutes, zone).toISOString()).toBe(moment)
})

test('days are counted over the ends of months and years', () => {
  const later = (day: string, count: number) => isoDay(addDays(calendarDayOf(day)!, count))
  expect(later('2026-12-31', 1)).toBe('2027-01-01')
  expect(later('2028-03-01', -1)).toBe('2028-02-29')
  expect(later('2026-11-20', 365)).toBe('2027-11-20')
  const week = [0, 1, 2, 3, 4, 5, 6].map((count) => weekdayOf(addDays({ year: 2026, month: 11, day: 23 }, count)))
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7])
})
