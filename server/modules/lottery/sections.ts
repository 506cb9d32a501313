import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { defaultSchedules } from '@banyan/rules/lottery/default-schedules.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { overrideProblem } from '@banyan/rules/lottery/schedule-override.ts'
import { type Definitions, duplicates, type ValueFault } from '#/platform/settings/section.ts'

export type LotterySettings = SettingsSections['lottery']

/** What a line, a bet, a player, a number and an issue may have. */
export type LotteryLimits = LotterySettings['limits']

/** Which schedules differ from the default ones. */
export type ScheduleSettings = SettingsSections['lotterySchedules']

/** What the lottery sells, in which units and by which limits, and when its draws are held. */
export const lotterySections: Definitions<Pick<SettingsSections, 'lottery' | 'lotterySchedules'>> = {
  lottery: {
    schema: settingsSections.lottery,
    initial: {
      closed: [],
      units: ['2000.00', '1000.00', '200.00', '100.00', '20.00'],
      prizeGroups: { least: 1_800, most: 1_960 },
      limits: {
        ...{ mostLines: 100_000, mostStakeOfLine: '10000000.00' },
        ...{ leastStake: '1000.00', mostStake: '100000000.00', mostPayoutOfBet: '2000000000.00' },
        ...{ mostPayoutOfPlayer: '4000000000.00', mostPayoutOfNumber: '8000000000.00' },
        mostPayoutOfIssue: '40000000000.00',
      },
      settleAfterSeconds: 120,
      limitsOfGames: [],
    },
    faults: (value) => [...gameFaults(value), ...groupFaults(value), ...limitFaults(value)],
  },
  lotterySchedules: {
    schema: settingsSections.lotterySchedules,
    initial: { games: [] },
    faults: ({ games }) => [...duplicates('/games', 'gameCode', games), ...games.flatMap(scheduleFaults)],
  },
}

/** The limits of a game: its own, or those of all. */
export function limitsOfGame({ limits, limitsOfGames }: LotterySettings, game: string): LotteryLimits {
  return limitsOfGames.find(({ gameCode }) => gameCode === game)?.limits ?? limits
}

function gameFaults({ closed }: LotterySettings): ValueFault[] {
  return closed.flatMap((code, place) => (lotteryGame(code) ? [] : [{ path: `/closed/${place}`, rule: 'game' }]))
}

function groupFaults({ prizeGroups: { least, most } }: LotterySettings): ValueFault[] {
  return least > most ? [{ path: '/prizeGroups/least', rule: 'above_most' }] : []
}

function limitFaults({ limitsOfGames }: LotterySettings): ValueFault[] {
  return limitsOfGames.flatMap(({ gameCode }, place): ValueFault[] => {
    const path = `/limitsOfGames/${place}/gameCode`
    if (!lotteryGame(gameCode)) return [{ path, rule: 'game' }]
    const isRepeated = limitsOfGames.findIndex((one) => one.gameCode === gameCode) !== place
    return isRepeated ? [{ path, rule: 'duplicate' }] : []
  })
}

const atLastDay: ReadonlySet<string> = new Set([
  ...['closure_reversed', 'closure_too_long', 'move_too_far', 'move_onto_draw', 'move_onto_closure'],
])

function scheduleFaults({ gameCode, ...override }: ScheduleSettings['games'][number], place: number): ValueFault[] {
  const problem = overrideProblem(gameCode, defaultSchedules[gameCode], override)
  if (!problem) return []
  const { field = 'gameCode', row, code } = problem
  // Of a row, one of its two days is marked: the last one, where the first is right by itself.
  const end = atLastDay.has(code) ? 'to' : 'from'
  const path = `/games/${place}/${field}${row === undefined ? '' : `/${row}/${end}`}`
  return [{ path, rule: code === 'unknown_game' ? 'game' : code }]
}
