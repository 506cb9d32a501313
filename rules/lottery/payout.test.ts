import { expect, test } from 'vitest'
import { betTypeOf } from './bet-types.ts'
import { mostPayoutMinor } from './payout.ts'
import { oddsOf } from './price.ts'

function read(playCode: string, text: string) {
  const parsed = betTypeOf(playCode)?.parse(text)
  if (!parsed?.ok) throw new Error(`${playCode} ${text}`)
  return parsed.selection
}

// The bounds of the domain document, section 3.
test.each([
  ['SSC_5_DIRECT', '1,2|3,4|5|6|7', [{ 1: 1 }]],
  ['SSC_FIXED', '1,2|-|5|-|7', [{ 1: 3 }]],
  ['SSC_L3_ANY1', '1,2,3,4,5', [{ 1: 3 }]],
  ['SSC_L3_ANY1', '1,2', [{ 1: 2 }]],
  ['SSC_5_ANY2', '1,2,3,4,5,6', [{ 1: 10 }]],
  ['E5_ANY3', '01,02,03,04,05,06,07', [{ 1: 10 }]],
  ['E5_ANY7', '01,02,03,04,05,06,07,08', [{ 1: 3 }]],
  ['E5_ANY3_DT', '01|02,03,04,05,06', [{ 1: 6 }]],
  ['SSC_POS_BSOE', 'B,S,O|B|-|-|E', [{ 1: 4 }]],
  ['SSC_FUN2', '1,2,3', [{ 1: 2 }]],
  ['K3_SUM', '3,4', [{ 3: 1 }, { 4: 1 }]],
  ['PK_SUM2_BSOE', 'B,E', [{ B: 1, E: 1 }]],
  ['SSC_DT_1_5_PUSH', 'D,T', [{ T: 1 }, { PUSH: 2 }, { D: 1 }]],
])('%s %s wins at most %j', (playCode, text, expected) => {
  const bounds = read(playCode, text)
    .bestWins()
    .map(({ tiers, pushed }) => ({
      ...Object.fromEntries(tiers.map(({ tier, count }) => [tier, count])),
      ...(pushed > 0 ? { PUSH: pushed } : {}),
    }))
  expect(bounds).toEqual(expected)
})

test('the most that an item can pay is its best draw at its odds', () => {
  const odds = { 3: oddsOf('189')!, 4: oddsOf('63')! }
  const stake = { unitThousandths: 10_000n, multiple: 3, odds, exponent: 2 }
  expect(mostPayoutMinor(read('K3_SUM', '3,4'), stake)).toBe(189n * 30n * 100n)
})
