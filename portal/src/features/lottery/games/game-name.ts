import { fastGames, isFairGame, lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

/** How often a game of ours is drawn, the province of a station, or the name of an imported game. */
export function gameName(t: Text, code: string): string {
  if (isFairGame(code)) return t('odds.everyMinutes', { count: fastGames[code].periodSeconds / 60 })
  return lotteryGame(code)?.station ?? named(t, `game.${code}`) ?? code
}

/** The name of a game by itself: one that is drawn around the clock says what is drawn. */
export function fullGameName(t: Text, code: string): string {
  const family = isFairGame(code) && named(t, `family.${fastGames[code].family}`)
  return family ? t('odds.play', { group: family, method: gameName(t, code) }) : gameName(t, code)
}
