import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

type State = ValueOf<Calls['vendorHealth']>['vendors'][number]['state']

const tones = { fine: 'primary', blocked: 'neutral', silent: 'danger', failing: 'danger' } as const

/** How a game vendor is. */
export function VendorStateBadge({ state }: { state: State }) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(`vendorState.${state}`)}</Badge>
}
