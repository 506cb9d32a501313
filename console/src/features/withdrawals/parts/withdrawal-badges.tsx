import { languageTag } from '@banyan/client/formats.ts'
import type { LegState } from '@banyan/rules/cashier/leg-states.ts'
import type { WithdrawalCheck } from '@banyan/rules/cashier/withdrawal-risk.ts'
import type { WithdrawalState } from '@banyan/rules/cashier/withdrawal-states.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

/** Gold is what waits for an operator or a provider; red what ended badly. */
const tones = {
  checking: 'neutral',
  review: 'gold',
  onHold: 'gold',
  approved: 'neutral',
  paying: 'neutral',
  paid: 'primary',
  partlyPaid: 'danger',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
  returned: 'danger',
} as const satisfies Record<WithdrawalState, string>

/** Where a withdrawal stands. */
export function WithdrawalStateBadge({ state }: { state: WithdrawalState }) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(`withdrawalState.${state}`)}</Badge>
}

const legTones = {
  queued: 'neutral',
  unknown: 'gold',
  sending: 'neutral',
  sent: 'neutral',
  partial: 'gold',
  disputed: 'gold',
  received: 'primary',
  autoReceived: 'primary',
  forcedReceived: 'primary',
  failed: 'danger',
  refunded: 'neutral',
  replaced: 'neutral',
  bounced: 'gold',
  returned: 'neutral',
} as const satisfies Record<LegState, string>

/** Where one payout of a withdrawal stands. */
export function LegStateBadge({ state }: { state: LegState }) {
  const t = useText()
  return <Badge tone={legTones[state]}>{t(`legState.${state}`)}</Badge>
}

/** What waits among the payouts of a withdrawal: for an operator, and for the provider's word. */
export function LegMarks({ disputes, unknown }: { disputes: number; unknown: number }) {
  const t = useText()
  return (
    <>
      {disputes > 0 && (
        <Badge look="outline" tone="gold">
          {t('withdrawals.disputes', { count: disputes })}
        </Badge>
      )}
      {unknown > 0 && (
        <Badge look="outline" tone="gold">
          {t('withdrawals.unknown', { count: unknown })}
        </Badge>
      )}
    </>
  )
}

/** The score of the checks: faint where they found nothing. */
export function Score({ score }: { score: number }) {
  return (
    <bdi dir="ltr" className={score > 0 ? 'font-semibold text-gold' : 'text-muted'}>
      {score}
    </bdi>
  )
}

/** What the checks found, in one line. */
export function Reasons({ reasons }: { reasons: readonly WithdrawalCheck[] }) {
  const t = useText()
  const written = (names: readonly string[]) => new Intl.ListFormat(languageTag(), { type: 'unit' }).format(names)
  return (
    <span title={written(reasons.map((reason) => t(`found.${reason}`)))}>
      {written(reasons.map((reason) => t(`check.${reason}`)))}
    </span>
  )
}
