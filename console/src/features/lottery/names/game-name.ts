import { fastGames, isFairGame, lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

/** The name of a game: its family with how often it is drawn, the province of a station, or its own. */
export function gameName(t: Text, code: string): string {
  const game = lotteryGame(code)
  const family = game && (named(t, `family.${game.family}`) ?? game.family)
  if (isFairGame(code)) {
    const name = t('lotteryName.everyMinutes', { count: fastGames[code].periodSeconds / 60 })
    return t('lotteryName.ofFamily', { family: family ?? code, name })
  }
  return game?.station ?? named(t, `game.${code}`) ?? code
}

/** The name of a part of a published result: a prize, or a figure of a stock exchange. */
export function partName(t: Text, code: string, part: string): string {
  const tier = /^G(\d)$/.exec(part)?.[1]
  if (tier) return named(t, 'field.tier', { count: tier }) ?? part
  const family = lotteryGame(code)?.family
  if (part === 'special' && family !== 'LHC') return named(t, family === 'D4' ? 'field.specials' : 'field.DB') ?? part
  return named(t, `field.${part}`) ?? part
}
