import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { publishedParts } from '@banyan/rules/lottery/published-parts.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts, speak, text } from '#/src/i18n/text.ts'
import { gameCodes } from '../parts/issue-names.tsx'
import { gameName, partName } from './game-name.ts'
import { lotteryNameTexts } from './lottery-name-texts.ts'
import { fullName } from './play-name.ts'
import { tierName } from './value-name.ts'

describe.each(['en', 'vi', 'ar', 'zh-Hans'])('in %s', (tag) => {
  beforeAll(async () => {
    await speak(tag)
    await loadTexts(lotteryNameTexts)
  })

  test('every game has a name of its own, and every prize of its results', () => {
    expect(new Set(gameCodes.map((code) => gameName(text, code))).size).toBe(gameCodes.length)
    for (const code of gameCodes) {
      expect(gameName(text, code)).not.toBe(code)
      for (const { name } of publishedParts(code)) expect(partName(text, code, name), `${code} ${name}`).not.toBe(name)
    }
  })

  test.each(familyCodes)('no two bet types of %s have the same name, and every tier has one', async (family) => {
    const { betTypes } = await loadFamily(family)
    const names = [...betTypes.keys()].map((playCode) => fullName(text, playCode))
    expect(new Set(names).size).toBe(names.length)
    for (const [playCode, { lineKinds }] of betTypes) {
      const tiers = [...new Set(lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier)))]
      const unnamed = tiers.filter((tier) => !/^\d+$/.test(tier) && tierName(text, playCode, tier) === tier)
      expect(unnamed, playCode).toEqual([])
      expect(new Set(tiers.map((tier) => tierName(text, playCode, tier))).size, playCode).toBe(tiers.length)
    }
  })
})
