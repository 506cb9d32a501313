import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { gamesOf } from '@banyan/rules/lottery/lottery-games.ts'
import { ChoiceField } from '@banyan/ui/choice-field.tsx'
import { gameName } from '#/src/features/lottery/games/game-name.ts'
import { useText } from '#/src/i18n/text.ts'

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
