import { groupOf } from '@banyan/client/bet-type-name.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { isOffered } from '@banyan/rules/lottery/lottery-games.ts'
import { compare } from '@banyan/rules/lottery/rational.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { useId, useMemo, useState } from 'react'
import { groupName, methodName } from '#/src/features/lottery/games/play-name.ts'
import { oddsOfLines, type Terms } from '#/src/features/lottery/games/terms.ts'
import { useText } from '#/src/i18n/text.ts'
import { formatShare } from './format-odds.ts'
import { PlayRules } from './rules/play-rules.tsx'
import { returnsOf } from './rules/returns.ts'

interface GameRulesProps {
  family: LoadedFamily
  gameCode: string
  terms?: Terms | undefined
}

/** Every bet type that a game offers with what it pays back, group by group; each opens to its rules. */
export function GameRules({ family, gameCode, terms }: GameRulesProps) {
  const groups = useMemo(() => {
    const offered = [...family.betTypes.keys()].filter((playCode) => isOffered(gameCode, playCode))
    const byGroup = new Map<string, string[]>()
    for (const playCode of offered)
      byGroup.set(groupOf(playCode), [...(byGroup.get(groupOf(playCode)) ?? []), playCode])
    return [...byGroup]
  }, [family, gameCode])
  return (
    <div className="flex flex-col gap-5">
      {groups.map(([group, playCodes]) => (
        <Group key={group} group={group} playCodes={playCodes} family={family} gameCode={gameCode} terms={terms} />
      ))}
    </div>
  )
}

function Group({ group, playCodes, ...game }: GameRulesProps & { group: string; playCodes: readonly string[] }) {
  const t = useText()
  return (
    <section aria-label={groupName(t, group)}>
      <h3 className="mb-2 font-semibold">{groupName(t, group)}</h3>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
        {playCodes.map((playCode) => (
          <Play key={playCode} playCode={playCode} {...game} />
        ))}
      </ul>
    </section>
  )
}

/** A bet type; its rules are worked out once they are opened. */
function Play({ playCode, family, gameCode, terms }: GameRulesProps & { playCode: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const rulesId = useId()
  const returned = returnText(family, playCode, terms)
  return (
    <li>
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={rulesId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start -outline-offset-3 transition-colors hover:bg-primary-soft"
        >
          <span className={`grow ${isOpen ? 'font-semibold' : ''}`}>{methodName(t, playCode)}</span>
          {returned && (
            <span className="text-sm text-muted">
              {t('odds.return')} <bdi dir="ltr">{returned}</bdi>
            </span>
          )}
          <Icon
            drawing={downIcon}
            size={18}
            className={`shrink-0 text-muted motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h4>
      <div id={rulesId} hidden={!isOpen}>
        {isOpen && (
          <div className="border-t border-line px-4 py-5">
            <PlayRules family={family} playCode={playCode} gameCode={gameCode} terms={terms} level={5} />
          </div>
        )}
      </div>
    </li>
  )
}

/** What comes back of the stakes at the odds of now; of kinds of line that differ the least and the most. */
function returnText(family: LoadedFamily, playCode: string, terms: Terms | undefined): string | undefined {
  const lineKinds = family.betTypes.get(playCode)?.lineKinds ?? []
  const odds = oddsOfLines(terms, playCode, lineKinds)
  const returns = odds && returnsOf(lineKinds, odds)
  if (!returns) return undefined
  const { least, most } = returns
  const [low, high] = [formatShare(least), formatShare(most)]
  return compare(least, most) === 0 || low === high ? low : `${low} – ${high}`
}
