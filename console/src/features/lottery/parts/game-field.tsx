import { Select } from '@banyan/ui/select.tsx'
import { useText } from '#/src/i18n/text.ts'
import { gameName } from '../names/game-name.ts'

interface GameFieldProps {
  games: readonly string[]
  game: string
  onChoose: (game: string) => void
}

/** One of the lottery's games, with its code. */
export function GameField({ games, game, onChoose }: GameFieldProps) {
  const t = useText()
  return (
    <Select
      label={t('lottery.game')}
      placeholder=""
      options={games.map((code) => ({ value: code, label: gameName(t, code), detail: code }))}
      value={game}
      onChange={onChoose}
    />
  )
}
