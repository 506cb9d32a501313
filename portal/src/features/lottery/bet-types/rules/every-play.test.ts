import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { gamesOf, isOffered } from '@banyan/rules/lottery/lottery-games.ts'
import { expect, test } from 'vitest'
import { loadTexts, speak, text } from '#/src/i18n/text.ts'
import { rulesTexts } from '../rules-texts.ts'
import { workExample } from './example/work-example.ts'
import { winSentence } from './says/win-sentence.ts'

test.each(['en', 'vi', 'ar', 'zh-Hans'])(
  '[LOT-09] in %s a sentence says of every bet type when it wins',
  async (tag) => {
    await speak(tag)
    await loadTexts(rulesTexts)
    for (const code of familyCodes)
      for (const playCode of (await loadFamily(code)).betTypes.keys()) {
        const sentence = winSentence(text, playCode)
        expect(sentence, playCode).toBeDefined()
        expect(sentence, playCode).not.toMatch(/[{}]|undefined|NaN|rules\./)
      }
    expect(winSentence(text, 'SSC_L3_NEW')).toBeUndefined()
  },
)

test.each(familyCodes)(
  '[LOT-09] %s: each bet type of each game has an example that wins, always the same',
  async (code) => {
    const family = await loadFamily(code)
    for (const game of gamesOf(code)) {
      for (const [playCode, betType] of family.betTypes) {
        if (!isOffered(game, playCode)) continue
        const example = workExample(family, betType, game)
        expect(example?.wins.tiers.length, `${game} ${playCode}`).toBeGreaterThan(0)
        expect(workExample(family, betType, game)?.drawn).toEqual(example?.drawn)
      }
      // Games of one family differ by the digits of their first prize alone.
      if (code !== 'SEA') break
    }
  },
)

const ssc = (...digits: number[]): Draw => ({ family: 'SSC', digits })
const e5 = (...numbers: number[]): Draw => ({ family: 'E5', numbers })
const pk = (...numbers: number[]): Draw => ({ family: 'PK10', numbers })
const pc = (...digits: number[]): Draw => ({ family: 'PC28', digits })
const lhc = (numbers: number[], special: number): Draw => ({ family: 'LHC', numbers, special, yearAnimal: 'HORSE' })

test.each([
  ['SSC_SUM_BSOE', ssc(9, 9, 5, 0, 0), ssc(9, 9, 4, 0, 0), /23 and more is big, 22 and less small/],
  [
    'K3_BSOE',
    { family: 'K3', dice: [5, 5, 1] } as Draw,
    { family: 'K3', dice: [5, 4, 1] } as Draw,
    /11 and more is big, 10 and less small/,
  ],
  ['PC_BSOE', pc(9, 5, 0), pc(9, 4, 0), /14 and more is big, 13 and less small/],
  ['E5_SUM_BSOE', e5(1, 2, 7, 10, 11), e5(1, 2, 6, 9, 11), /31 and more is big, 29 and less small/],
  [
    'PK_SUM2_BSOE',
    pk(10, 2, 1, 3, 4, 5, 6, 7, 8, 9),
    pk(10, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    /12 and more is big, 11 and less small/,
  ],
  [
    'LHC_SUM_BSOE',
    lhc([1, 2, 3, 34, 41, 45], 49),
    lhc([1, 2, 3, 33, 41, 45], 49),
    /175 and more is big, 174 and less small/,
  ],
])('the bounds that the sentence of %s names are those of the engine', async (playCode, least, most, said) => {
  await speak('en')
  await loadTexts(rulesTexts)
  const parsed = (await loadFamily(least.family)).betTypes.get(playCode)?.parse('B')
  if (!parsed?.ok) throw new Error(`${playCode} has no big`)
  expect(parsed.selection.winningLines(least).tiers).toHaveLength(1)
  expect(parsed.selection.winningLines(most).tiers).toHaveLength(0)
  expect(winSentence(text, playCode)).toMatch(said)
})

test.each([['MIN', 'MAX', pc(5, 0, 0), pc(9, 9, 4)]])(
  'lowest and highest sums of PC28 are those of the engine',
  async (low, high, lowest, highest) => {
    await speak('en')
    await loadTexts(rulesTexts)
    const betType = (await loadFamily('PC28')).betTypes.get('PC_EXTREME')
    const wins = (label: string, draw: Draw) => {
      const parsed = betType?.parse(label)
      return parsed?.ok && parsed.selection.winningLines(draw).tiers.length > 0
    }
    expect([wins(low, lowest), wins(low, pc(6, 0, 0)), wins(high, highest), wins(high, pc(9, 9, 3))]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(winSentence(text, 'PC_EXTREME')).toBe('The sum is 5 or less for lowest, 22 or more for highest.')
  },
)
