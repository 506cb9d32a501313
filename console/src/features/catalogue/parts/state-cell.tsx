import type { ListedGame } from '@banyan/contract/operator/game-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'

const tones = { open: 'neutral', maintenance: 'gold', withdrawn: 'danger' } as const

export function StateBadge({ state }: { state: ListedGame['state'] }) {
  return <Badge tone={tones[state]}>{useText()(`games.${state}`)}</Badge>
}

/** Until when a game or a vendor is in maintenance; nothing once that has passed. */
export function MaintenanceEnd({ until }: { until: string | null }) {
  return until !== null && Date.parse(until) > Date.now() ? momentText(until) : null
}

/** The later end of a game's own maintenance and its vendor's. */
export function laterEnd({ maintenanceUntil: own, vendorMaintenanceUntil: vendors }: ListedGame): string | null {
  if (own === null || vendors === null) return own ?? vendors
  return Date.parse(own) > Date.parse(vendors) ? own : vendors
}
