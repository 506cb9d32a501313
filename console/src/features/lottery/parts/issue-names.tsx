import { fairGames, importedGames } from '@banyan/rules/lottery/lottery-games.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { gameName } from '../names/game-name.ts'

const linkClass = 'font-semibold text-primary-strong hover:underline'

/** Every game, those that the house draws first. */
export const gameCodes: readonly string[] = [...fairGames, ...Object.keys(importedGames)]

/** The number of an issue. */
export function IssueNumber({ numero }: { numero: string }) {
  return <bdi dir="ltr">{numero}</bdi>
}

/** A filter by game. */
export function useGameFilter(): Filter {
  const t = useText()
  return useMemo(
    () => ({
      ...{ id: 'game', kind: 'choice', label: t('lottery.game') },
      options: gameCodes.map((code) => ({ value: code, label: gameName(t, code) })),
    }),
    [t],
  )
}

/** Leads to what an issue may cost, for those who may see it. */
export function ExposureLink({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  if (!useMayCalls()('lotteryExposure')) return null
  return (
    <Link to="/lottery/exposure/$game/$issue" params={{ game: gameCode, issue: numero }} className={linkClass}>
      {t('lottery.exposureLink')}
    </Link>
  )
}

/** Leads to the record of an issue, for those who may see it. */
export function IssueLink({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  if (!useMayCalls()('lotteryIssue')) return null
  return (
    <Link to="/lottery/draws/$game/$issue" params={{ game: gameCode, issue: numero }} className={linkClass}>
      {t('lottery.issueLink')}
    </Link>
  )
}
