import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

const tones = { active: 'primary', suspended: 'danger', closed: 'neutral' } as const

/** Whether an account may sign in. */
export function StateBadge({ state }: { state: keyof typeof tones }) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
