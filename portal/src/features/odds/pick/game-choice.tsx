import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { fastGames, gamesOf, isFairGame, lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { ChoiceField } from '../choice-field.tsx'
import { named } from '../names/named.ts'

interface GameChoiceProps {
  family: FamilyCode
  /** The code of a game, or '' for any. */
  chosen: string
  onChoose: (game: string) => void
}

/** A game of the family: Laos and stock exchanges have fewer digits, and so fewer bet types. */
export function GameChoice({ family, chosen, onChoose }: GameChoiceProps) {
  const t = useText()
  const games = gamesOf(family).map((code) => ({
    value: code,
    label: t('odds.gameName', { code, name: gameName(t, code) }),
  }))
  return (
    <ChoiceField
      label={t('odds.game')}
      options={[{ value: '', label: t('odds.anyGame') }, ...games]}
      value={chosen}
      onChoose={onChoose}
    />
  )
}

/** How often a game of ours is drawn, the province of a station, or the name of an imported game. */
export function gameName(t: Text, code: string): string {
  if (isFairGame(code)) return t('odds.everyMinutes', { count: fastGames[code].periodSeconds / 60 })
  return lotteryGame(code)?.station ?? named(t, `game.${code}`) ?? code
}
