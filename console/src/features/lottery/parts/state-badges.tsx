import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

type Issue = ValueOf<Calls['lotteryIssues']>['rows'][number]

const stateTones = {
  SCHEDULED: 'neutral',
  OPEN: 'primary',
  CLOSED: 'neutral',
  DELAYED: 'danger',
  DRAWN: 'neutral',
  SETTLED: 'neutral',
  VOID: 'danger',
} as const satisfies Record<Issue['state'], string>

/** An issue's state as players see it. */
export function IssueStateBadge({ state }: { state: Issue['state'] }) {
  const t = useText()
  return <Badge tone={stateTones[state]}>{t(`lotteryState.${state}`)}</Badge>
}

/** Gold waits for an operator; red is wrong. */
const stepTones = {
  sale: 'primary',
  awaitingDraw: 'neutral',
  awaitingResult: 'gold',
  partial: 'gold',
  awaitingConfirmation: 'gold',
  differing: 'danger',
  confirmed: 'gold',
  settling: 'neutral',
  settled: 'neutral',
  correcting: 'gold',
  void: 'danger',
} as const satisfies Record<Issue['step'], string>

/** Where an issue stands on the way from its sale to its payments, and whether that takes too long. */
export function IssueStepBadge({ issue }: { issue: Pick<Issue, 'step' | 'isOverdue' | 'isFair'> }) {
  const t = useText()
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Badge tone={stepTones[issue.step]}>{t(`lotteryStep.${issue.step}`)}</Badge>
      {issue.isOverdue && (
        <Badge look="outline" tone="danger">
          {t('lottery.overdue')}
        </Badge>
      )}
    </span>
  )
}

/** How a number is sold. */
export function SaleBadge({ sale }: { sale: 'usual' | 'closed' | 'half' }) {
  const t = useText()
  if (sale === 'usual') return <span className="text-muted">{t('lotterySale.usual')}</span>
  return <Badge tone={sale === 'closed' ? 'danger' : 'gold'}>{t(`lotterySale.${sale}`)}</Badge>
}
