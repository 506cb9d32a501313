import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Definitions, ValueFault } from '#/platform/settings/section.ts'

export type LotterySettings = SettingsSections['lottery']

/** What a line, a bet, a player, a number and an issue may have. */
export type LotteryLimits = LotterySettings['limits']

/** What the lottery sells, in which units and by which limits. */
export const lotterySections: Definitions<Pick<SettingsSections, 'lottery'>> = {
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
