import { groupOf } from '@banyan/client/bet-type-name.ts'
import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import { isDrawOfGame } from '@banyan/rules/lottery/bet-types.ts'
import type { Draw, FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { gamesOf, isOffered } from '@banyan/rules/lottery/lottery-games.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { gameName } from '#/src/features/lottery/games/game-name.ts'
import { named } from '#/src/features/lottery/games/named.ts'
import { fullName, methodName } from '#/src/features/lottery/games/play-name.ts'
import { readDraw } from '#/src/features/lottery/games/read-draw.ts'
import {
  attributeName,
  attributeValues,
  rowName,
  tierName,
  valueName,
} from '#/src/features/lottery/games/value-name.ts'
import { loadTexts, speak, text } from '#/src/i18n/text.ts'
import { oddsTexts } from '../odds-texts.ts'
import { exampleOf, picksOf, textOf } from '../picks/pick-text.ts'
import { randomDraw } from './random-draw.ts'

const isNumber = (value: string) => /^\d+$/.test(value)

/** What is shown as it stands in the code has no name yet. */
function unnamed(all: Iterable<readonly [code: string, shown: string]>): string[] {
  return Array.from(all)
    .filter(([code, shown]) => shown === code && !isNumber(code))
    .map(([code]) => code)
}

async function drawnOnce(code: FamilyCode): Promise<{ draw: Draw; attributes: Readonly<Record<string, string>> }> {
  const form = drawFormOf(code)
  const draw = readDraw(code, form, randomDraw(form))
  return { draw, attributes: (await loadFamily(code)).attributesOf(draw) }
}

function everyTier({ lineKinds }: BetType): string[] {
  return [...new Set(lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier)))]
}

describe.each(['en', 'vi', 'ar', 'zh-Hans'])('in %s', (tag) => {
  beforeAll(async () => {
    await speak(tag)
    await loadTexts(oddsTexts)
  })

  test.each(familyCodes)('everything of %s has a name, and no two bet types of it have the same', async (code) => {
    const family = await loadFamily(code)
    expect(named(text, `family.${code}`)).toBeDefined()
    expect(unnamed(gamesOf(code).map((game) => [game, gameName(text, game)]))).toEqual([])
    const names = new Map<string, string>()
    for (const [playCode, betType] of family.betTypes) {
      const name = fullName(text, playCode)
      expect(names.get(name), `${playCode} ${name}`).toBeUndefined()
      names.set(name, playCode)
      expect(groupOf(playCode), playCode).not.toBe('other')
      expect(methodName(text, playCode), playCode).not.toBe(playCode)
      expect(unnamed(everyTier(betType).map((tier) => [tier, tierName(text, playCode, tier)])), playCode).toEqual([])
      const rows = betType.picker.kind === 'rows' ? betType.picker.rows : []
      expect(unnamed(rows.map(({ name: row }) => [row, rowName(text, playCode, row)])), playCode).toEqual([])
      const labels = rows.flatMap((row) => row.labels)
      expect(unnamed(labels.map((label) => [label, valueName(text, label)])), playCode).toEqual([])
    }
    const { attributes } = await drawnOnce(code)
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attributeName(text, attribute), attribute).not.toBe(attribute)
      expect(attributeValues(text, attribute, value).join(), attribute).not.toMatch(/[A-Z]{3}/)
    }
  })
})

test.each(familyCodes)(
  '%s: a draw at random is whole, and each bet type has an example that is taken',
  async (code) => {
    const family = await loadFamily(code)
    for (let time = 0; time < 20; time++) expect(family.isDraw((await drawnOnce(code)).draw)).toBe(true)
    for (const [playCode, betType] of family.betTypes) {
      const example = exampleOf(betType)
      expect(betType.parse(example), `${playCode} ${example}`).toMatchObject({
        ok: true,
        selection: { canonical: example },
      })
      if (betType.picker.kind !== 'rows') continue
      const { rows } = betType.picker
      expect(textOf(rows, picksOf(rows, example)), playCode).toBe(example)
    }
  },
)

test.each(familyCodes)('%s: each of its games offers bet types and has draws of its own form', async (code) => {
  const { betTypes, isDraw } = await loadFamily(code)
  for (const game of gamesOf(code)) {
    expect(
      [...betTypes.keys()].some((playCode) => isOffered(game, playCode)),
      game,
    ).toBe(true)
    const form = drawFormOf(code, game)
    const draw = readDraw(code, form, randomDraw(form))
    expect(isDraw(draw), game).toBe(true)
    expect(isDrawOfGame(game, draw), game).toBe(true)
  }
})
