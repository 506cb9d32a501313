import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { useMemo } from 'react'
import { oddsOfLines, quotedOf, type Terms } from '#/src/features/lottery/games/terms.ts'
import { useText } from '#/src/i18n/text.ts'
import { ChancesTable } from '../odds/chances-table.tsx'
import { workExample } from './example/work-example.ts'
import { ExampleCard } from './example-card.tsx'
import { HowToPick } from './how-to-pick.tsx'
import { Limits } from './limits.tsx'
import { type Level, RulesSection } from './rules-section.tsx'
import { winSentence } from './says/win-sentence.ts'

interface PlayRulesProps {
  family: LoadedFamily
  playCode: string
  gameCode: string
  /** Without them odds, returns and limits are left out. */
  terms?: Terms | undefined
  /** The rank of its headings. */
  level?: Level
}

/**
 * The rules of one bet type, made from the rule that settles it: how to pick, when it wins, an example that the engine
 * has worked, chances, odds and returns, limits (requirements LOT-09).
 */
export function PlayRules({ family, playCode, gameCode, terms, level = 3 }: PlayRulesProps) {
  const t = useText()
  const betType = family.betTypes.get(playCode)
  const example = useMemo(() => betType && workExample(family, betType, gameCode), [family, betType, gameCode])
  if (!betType) return null
  const quoted = quotedOf(terms, playCode)
  // Some have the chances of each selection, and so those of the example.
  const isOfExample = betType.lineKinds.length === 0
  const lineKinds = isOfExample ? (example?.selection.lineKinds ?? []) : betType.lineKinds
  return (
    <div className="flex flex-col gap-6">
      <RulesSection level={level} title={t('rules.wins')}>
        <p className="text-pretty">{winSentence(t, playCode)}</p>
      </RulesSection>
      <HowToPick level={level} playCode={playCode} picker={betType.picker} />
      {example && (
        <ExampleCard
          level={level}
          playCode={playCode}
          example={example}
          odds={oddsOfLines(terms, playCode, example.selection.lineKinds)}
          units={terms?.units ?? []}
        />
      )}
      <RulesSection level={level} title={t('rules.chances')} aside={isOfExample ? t('rules.ofExample') : undefined}>
        <div className="overflow-x-auto rounded-md border border-line">
          <ChancesTable playCode={playCode} lineKinds={lineKinds} odds={oddsOfLines(terms, playCode, lineKinds)} />
        </div>
        {quoted && terms && (
          <p className="mt-2 text-sm text-muted">
            {quoted.decidedBy === 'ODDS'
              ? t('rules.fixedOdds')
              : quoted.decidedBy === 'PLAYER'
                ? t('rules.chosenGroup', { ...terms.prizeGroups, group: quoted.prizeGroup ?? '' })
                : t('rules.oneGroup', { group: quoted.prizeGroup ?? '' })}
          </p>
        )}
      </RulesSection>
      <Limits level={level} gameCode={gameCode} terms={terms} />
    </div>
  )
}
