import type { DrawDays, FastSchedule, GameSchedule, ImportedSchedule } from './game-schedule.ts'
import { fairGames, fastGames } from './lottery-games.ts'
import { closures, hongKongClosures, newYorkClosures, thaiClosures, tokyoClosures } from './schedules/closed-days.ts'
import { centralStations, type Station, southernStations } from './vietnamese-stations.ts'

/** Seconds before the draw at which sale closes, by the seconds from one draw to the next. */
const closeSeconds = { 60: 5, 120: 8, 180: 8, 300: 15 } as const

const fast: [string, FastSchedule][] = fairGames.map((game) => [
  game,
  { closeSeconds: closeSeconds[fastGames[game].periodSeconds], closures: [] },
])

const daily: DrawDays = { weekdays: [1, 2, 3, 4, 5, 6, 7] }
const workdays: DrawDays = { weekdays: [1, 2, 3, 4, 5] }

/**
 * Only the North, and Hanoi's games that follow it, pause over Tết, from the last day of the lunar year to the third of the
 * new one; South and Central draw every day of it (domain section 1).
 */
const tet = closures('2027-02-05..2027-02-08')

function imported(closeTime: string, drawTime: string, days: DrawDays, closed = closures()): ImportedSchedule {
  return { drawTime, closeTime, days, closures: closed, moved: [] }
}

function stations(
  prefix: string,
  list: Readonly<Record<string, Station>>,
  closeTime: string,
  drawTime: string,
): [string, ImportedSchedule][] {
  return Object.entries(list).map(([code, { days }]) => [
    prefix + code,
    imported(closeTime, drawTime, { weekdays: days }),
  ])
}

/**
 * Thailand's government draws on another day than New Year's Day, Teachers' Day and Labour Day. For New Year's Day it
 * announces 30 December or 2 January; this has the earlier one, so that sale can't go on after the real draw.
 */
const thaiGovernment: ImportedSchedule = {
  ...imported('15:20', '15:40', { monthDays: [1, 16] }),
  moved: [
    { from: '2027-01-01', to: '2026-12-30' },
    { from: '2027-01-16', to: '2027-01-17' },
    { from: '2027-05-01', to: '2027-05-02' },
    { from: '2028-01-01', to: '2027-12-30' },
  ],
}

/** The schedule of every game that a merchant starts with, by code. */
export const defaultSchedules: Readonly<Record<string, GameSchedule>> = {
  ...Object.fromEntries(fast),
  VNN: imported('18:00', '18:15', daily, tet),
  ...Object.fromEntries(stations('VNS_', southernStations, '16:00', '16:15')),
  ...Object.fromEntries(stations('VNC_', centralStations, '17:00', '17:15')),
  TH_GOV: thaiGovernment,
  LAO: imported('20:00', '20:30', { weekdays: [1, 3, 5] }),
  HN_SP: imported('17:00', '17:30', daily, tet),
  HN: imported('18:00', '18:30', daily, tet),
  HN_VIP: imported('19:00', '19:30', daily, tet),
  STK_SET_AM: imported('12:15', '12:30', workdays, thaiClosures),
  STK_SET_PM: imported('16:15', '16:30', workdays, thaiClosures),
  STK_NIKKEI_AM: imported('11:15', '11:30', workdays, tokyoClosures),
  STK_NIKKEI_PM: imported('15:15', '15:30', workdays, tokyoClosures),
  STK_HSI: imported('15:45', '16:00', workdays, hongKongClosures),
  STK_DJI: imported('15:45', '16:00', workdays, newYorkClosures),
  D4_MAGNUM: imported('18:00', '19:00', { weekdays: [3, 6, 7] }),
}
