import { readFile } from 'node:fs/promises'
import { gameTypes } from '@banyan/contract/games/game.ts'
import { expect, test } from 'vitest'
import { productNames } from './product-names.ts'

const lower = (text: string | undefined) => text?.toLowerCase()

test.each(['en', 'vi', 'ar', 'zh-Hans'] as const)(
  '[PRO-01] terms name types of games as the menu does: %s',
  async (tag) => {
    const menu = JSON.parse(await readFile(`contract/texts/${tag}.json`, 'utf8'))
    expect(gameTypes.map((type) => [type, lower(productNames[type]?.[tag])])).toEqual(
      gameTypes.map((type) => [type, lower(menu[`gameTypes.${type}`])]),
    )
  },
)
