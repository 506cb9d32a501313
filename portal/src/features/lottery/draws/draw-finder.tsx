import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { fairGames, familyOf } from '@banyan/rules/lottery/lottery-games.ts'
import { Button } from '@banyan/ui/button.tsx'
import { ChoiceField } from '@banyan/ui/choice-field.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { gameName } from '#/src/features/lottery/games/game-name.ts'
import { named } from '#/src/features/lottery/games/named.ts'
import { type Text, useText } from '#/src/i18n/text.ts'

interface DrawFinderProps {
  gameCode: string
  numero: string
  onFind: (gameCode: string, numero: string | undefined) => void
}

/** Which draw is checked: of another game the newest one. */
export function DrawFinder({ gameCode, numero, onFind }: DrawFinderProps) {
  const t = useText()
  // Until something is typed, the number of what is shown stands there, which may come later.
  const [typed, setTyped] = useState<string>()
  const games = fairGames.map((code) => ({ value: code, label: nameOfGame(t, code) }))
  return (
    <form
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(gameCode, (typed ?? numero).trim() || undefined)
      }}
    >
      <ChoiceField
        label={t('draws.game')}
        options={games}
        value={gameCode}
        onChoose={(code) => onFind(code, undefined)}
      />
      <TextField
        label={t('draws.numero')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? numero}
        onChange={({ target }) => setTyped(latinDigits(target.value))}
        hint={t('draws.numeroHint', { example: '20261120-1138' })}
      />
      <div className="sm:pt-6.5">
        <Button type="submit">{t('draws.check')}</Button>
      </div>
    </form>
  )
}

function nameOfGame(t: Text, code: (typeof fairGames)[number]): string {
  const family = familyOf(code)
  return t('draws.gameName', { family: named(t, `family.${family}`) ?? family, name: gameName(t, code) })
}
