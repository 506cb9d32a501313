import type { ListedGame } from '@banyan/contract/games/operator-game-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'

const tones = { maintenance: 'gold', withdrawn: 'neutral' } as const

/** Open games are plain, so that the others stand out. */
export function StateBadge({ state }: { state: ListedGame['state'] }) {
  const text = useText()(`games.${state}`)
  return state === 'open' ? <span className="text-muted">{text}</span> : <Badge tone={tones[state]}>{text}</Badge>
}

/** Until when a game or a vendor is in maintenance; nothing once that has passed. */
export function MaintenanceEnd({ until }: { until: string | null }) {
  return until !== null && Date.parse(until) > Date.now() ? momentCell(until) : null
}

/** The later end of a game's own maintenance and its vendor's. */
export function laterEnd({ maintenanceUntil: own, vendorMaintenanceUntil: vendors }: ListedGame): string | null {
  if (own === null || vendors === null) return own ?? vendors
  return Date.parse(own) > Date.parse(vendors) ? own : vendors
}
