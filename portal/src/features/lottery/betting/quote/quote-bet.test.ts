import { loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { expect, test } from 'vitest'
import type { ComingIssue } from '#/src/features/lottery/games/issue-queries.ts'
import type { Terms } from '#/src/features/lottery/games/terms.ts'
import { itemOf, quoteBet, type StakeChoice } from './quote-bet.ts'

const terms: Terms = {
  ...{ gameCode: 'SSC1M', prizeMode: 'LOTT', status: 'OPEN', units: ['2.00', '0.002'], cancelSecondsBeforeClose: 3 },
  prizeGroups: { least: 1_800, most: 1_960, step: 2, mostRebatePer2000: 160 },
  limits: {
    ...{ mostLines: 500, leastStake: '1.00', mostStake: '10000.00', mostStakeOfLine: '5000.00' },
    ...{ mostPayoutOfBet: '1000000.00', mostPayoutOfPlayer: '9000000.00' },
  },
  betTypes: [
    { playCode: 'SSC_L3_DIRECT', version: 0, decidedBy: 'PLAYER', prizeGroup: 1_960, odds: { '1': '980.0000' } },
    { playCode: 'SSC_DT_1_2', version: 3, decidedBy: 'ODDS', prizeGroup: null, odds: { D: '2.1', T: '2.1', X: '9' } },
  ],
}
const issue: ComingIssue = {
  ...{ numero: '20261120-0001', saleOpenAt: '', saleCloseAt: '', drawAt: '', state: 'OPEN', fair: null },
  numbers: [{ playCode: 'SSC_L3_DIRECT', closed: ['p1:9'], half: ['p1:8'] }],
}
const usual: StakeChoice = { unit: '2.00', multiple: 5, prizeGroup: null }

async function quote(selection: string, choice: Partial<StakeChoice> = {}, playCode = 'SSC_L3_DIRECT') {
  const betType = (await loadFamily('SSC')).betTypes.get(playCode)
  if (!betType) throw new Error(playCode)
  return quoteBet({ ...usual, ...choice, playCode, selection }, betType, { terms, issue, exponent: 2 })
}

test('[LOT-05] stake is lines × unit × multiple, and the most that it can win is told', async () => {
  const quoted = await quote('1,2|3|4,5')
  expect(quoted).toMatchObject({
    is: 'bet',
    bet: { selection: '1,2|3|4,5', lines: 4, stake: 4_000n, odds: { '1': 9_800_000n }, mostPayout: 980_000n },
  })
})

test('[LOT-05] a lower prize group has lower odds, and is what is sent', async () => {
  const quoted = await quote('1|2|3', { prizeGroup: 1_800 })
  if (quoted.is !== 'bet') throw new Error(quoted.code)
  expect(quoted.bet.odds).toEqual({ '1': 9_000_000n })
  expect(itemOf(quoted.bet)).toEqual({
    ...{ playCode: 'SSC_L3_DIRECT', selection: '1|2|3', unit: '2.00', multiple: 5, lines: 1, prizeGroup: 1_800 },
    odds: { '1': '900.0000' },
  })
})

test('[LOT-05] fixed odds are those of the terms, and no prize group is sent', async () => {
  const quoted = await quote('D,T', {}, 'SSC_DT_1_2')
  if (quoted.is !== 'bet') throw new Error(quoted.code)
  expect(itemOf(quoted.bet)).toMatchObject({ lines: 2, odds: { D: '2.1000', T: '2.1000', X: '9.0000' } })
  expect(itemOf(quoted.bet)).not.toHaveProperty('prizeGroup')
})

test.each<[string, string, Partial<StakeChoice>, string]>([
  ['too few', '1|2|-', {}, 'bad_selection'],
  ['twice the same', '1,1|2|3', {}, 'dup_selection'],
  ['too many lines', '0,1,2,3,4,5,6,7|0,1,2,3,4,5,6,7|0,1,2,3,4,5,6,7', {}, 'max_lines'],
  ['a stake of no whole coin', '1|2|3', { unit: '0.002', multiple: 1 }, 'unit_refused'],
  ['a stake below the least', '1|2|3', { unit: '0.002', multiple: 5 }, 'min_stake'],
  ['a stake above the most', '1,2,3|1,2|1,2', { multiple: 999 }, 'max_stake'],
  ['a line above the most', '1|2|3', { multiple: 3_000 }, 'max_stake'],
  ['a win above the most', '1|2|3', { multiple: 2_000 }, 'max_payout'],
  ['a closed number', '1,9|2|3', {}, 'number_closed'],
  ['half-priced numbers beside others', '1,8|2|3', {}, 'half_price_apart'],
])('[LOT-05] [LOT-08] refused before it is sent: %s', async (_name, selection, choice, code) => {
  expect(await quote(selection, choice)).toMatchObject({ is: 'problem', code })
})

test('[LOT-08] half-priced numbers by themselves are quoted at half the odds', async () => {
  expect(await quote('8|2|3')).toMatchObject({ is: 'bet', bet: { isHalfPrice: true, odds: { '1': 4_900_000n } } })
})
