import type { Closure } from '../game-schedule.ts'

/** Closures of a list of days, and of spans written as `2027-02-05..2027-02-08`. */
export function closures(...days: readonly string[]): readonly Closure[] {
  return days.map((text) => {
    const [from = text, to = from] = text.split('..')
    return { from, to }
  })
}

/*
 * Weekdays until the end of 2027 on which stock exchanges have no session, or one that ends early: that day's index is
 * known hours before our sale closes.
 */

/** Tokyo's stock exchange: the public holidays, and the turn of the year. */
export const tokyoClosures = closures(
  '2026-12-31..2027-01-03',
  '2027-01-11',
  '2027-02-11',
  '2027-02-23',
  '2027-03-22',
  '2027-04-29',
  '2027-05-03..2027-05-05',
  '2027-07-19',
  '2027-08-11',
  '2027-09-20',
  '2027-09-23',
  '2027-10-11',
  '2027-11-03',
  '2027-11-23',
  '2027-12-31',
)

/** Hong Kong's: the general holidays, and the eves of Christmas and both new years, whose sessions end at noon. */
export const hongKongClosures = closures(
  '2026-12-24..2026-12-25',
  '2026-12-31..2027-01-01',
  '2027-02-05..2027-02-09',
  '2027-03-26..2027-03-29',
  '2027-04-05',
  '2027-05-13',
  '2027-06-09',
  '2027-07-01',
  '2027-09-16',
  '2027-10-01',
  '2027-10-08',
  '2027-12-24..2027-12-27',
  '2027-12-31',
)

/**
 * Thailand's: the holidays of fixed date, with the Monday after those that fall on a weekend. Those by the moon (Makha
 * Bucha, Visakha Bucha, Asarnha Bucha), the Queen Mother's birthday and extra holidays are for the merchant to add once
 * the exchange has announced them.
 */
export const thaiClosures = closures(
  '2026-12-07',
  '2026-12-10',
  '2026-12-31..2027-01-01',
  '2027-04-06',
  '2027-04-13..2027-04-15',
  '2027-05-03..2027-05-04',
  '2027-06-03',
  '2027-07-28',
  '2027-10-13',
  '2027-10-25',
  '2027-12-06',
  '2027-12-10',
  '2027-12-31',
)

/** New York's: the exchange's holidays, and the days whose sessions end at 13:00. */
export const newYorkClosures = closures(
  '2026-11-26..2026-11-27',
  '2026-12-24..2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-03-26',
  '2027-05-31',
  '2027-06-18',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25..2027-11-26',
  '2027-12-24',
)
