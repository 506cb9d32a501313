import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { betTypesOfGame } from '@banyan/rules/lottery/bet-types.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { type OddsE4, oddsOf, priceProblem } from '@banyan/rules/lottery/price.ts'
import { isSoldIn } from '@banyan/rules/lottery/prize-modes.ts'
import type { Definitions, ValueFault } from '#/platform/settings/section.ts'

export type LotterySettings = SettingsSections['lottery']

/** What the lottery sells, by which prices and limits. */
export const lotterySections: Definitions<Pick<SettingsSections, 'lottery'>> = {
  lottery: {
    schema: settingsSections.lottery,
    initial: {
      closed: [],
      units: ['2000.00', '1000.00', '200.00', '100.00', '20.00'],
      prizeGroups: { least: 1_800, most: 1_960 },
      limits: {
        ...{ leastStake: '1000.00', mostStake: '100000000.00', mostPayoutOfBet: '2000000000.00' },
        ...{ mostPayoutOfPlayer: '4000000000.00', mostPayoutOfNumber: '8000000000.00' },
        mostPayoutOfIssue: '40000000000.00',
      },
      settleAfterSeconds: 120,
      prices: [],
    },
    faults: (value) => [...gameFaults(value), ...groupFaults(value), ...priceFaults(value)],
  },
}

function gameFaults({ closed }: LotterySettings): ValueFault[] {
  return closed.flatMap((code, place) => (lotteryGame(code) ? [] : [{ path: `/closed/${place}`, rule: 'game' }]))
}

function groupFaults({ prizeGroups: { least, most } }: LotterySettings): ValueFault[] {
  return least > most ? [{ path: '/prizeGroups/least', rule: 'above_most' }] : []
}

/** A price pays back between 30 and 99.9 % of the stakes, by the chances of the rules themselves (domain section 0.2). */
function priceFaults({ prices }: LotterySettings): ValueFault[] {
  const seen = new Set<string>()
  return prices.flatMap(({ mode, gameCode, playCode, odds }, place): ValueFault[] => {
    const path = `/prices/${place}`
    const key = `${mode} ${gameCode} ${playCode}`
    if (seen.has(key)) return [{ path: `${path}/playCode`, rule: 'duplicate' }]
    seen.add(key)
    if (!isSoldIn(mode, gameCode)) return [{ path: `${path}/gameCode`, rule: 'game' }]
    const betType = betTypesOfGame(gameCode).find((one) => one.playCode === playCode)
    if (!betType) return [{ path: `${path}/playCode`, rule: 'play' }]
    const byTier: Record<string, OddsE4> = {}
    for (const { tier, odds: decimal } of odds) byTier[tier] = oddsOf(decimal) ?? 0n
    const problem = priceProblem(betType.lineKinds, byTier)
    return problem ? [{ path: `${path}/odds`, rule: problem }] : []
  })
}
