import type { DepositState } from '@banyan/rules/cashier/deposit-states.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

/** Gold is what waits for an operator or a provider; red what ended badly. */
const tones = {
  unknown: 'gold',
  created: 'neutral',
  submitted: 'neutral',
  review: 'gold',
  completed: 'primary',
  expired: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
  rejected: 'danger',
  reversed: 'danger',
} as const satisfies Record<DepositState, string>

/** Where an order stands. */
export function DepositStateBadge({ state }: { state: DepositState }) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(`depositState.${state}`)}</Badge>
}

/** What is unusual about an order: paid late, or with another amount. */
export function DepositMarks({ isLate, differs }: { isLate: boolean; differs: boolean }) {
  const t = useText()
  return (
    <>
      {isLate && (
        <Badge look="outline" tone="gold">
          {t('deposits.late')}
        </Badge>
      )}
      {differs && (
        <Badge look="outline" tone="gold">
          {t('deposits.differs')}
        </Badge>
      )}
    </>
  )
}
