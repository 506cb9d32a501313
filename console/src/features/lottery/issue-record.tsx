import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { RemainingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { gameName } from './names/game-name.ts'
import { IssueActions } from './parts/issue-actions.tsx'
import { CorrectionsCard, FairCard, MoneyCard, ResultCard, TimesCard } from './parts/issue-cards.tsx'
import { ExposureLink } from './parts/issue-names.tsx'
import { issueQuery } from './parts/issue-queries.ts'
import { ReportsCard } from './parts/reports-card.tsx'
import { IssueStepBadge } from './parts/state-badges.tsx'

type Record = ValueOf<Calls['lotteryIssue']>

/** Everything of one issue: its sale, what was reported of its result, what it paid, and what operators may do. */
export function IssueRecord({ game, issue }: { game: string; issue: string }) {
  const t = useText()
  const query = useQuery(issueQuery(game, issue))
  usePageTitle(`${issue} ${game}`)
  if (query.data) return <Whole record={query.data} />
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  return (
    <>
      <span className="sr-only">{t('page.lotteryIssues')}</span>
      <RecordFailure query={query} notFound="issue_not_found" />
    </>
  )
}

function Whole({ record }: { record: Record }) {
  const t = useText()
  const { issue } = record
  // Reports come first while they are to be compared.
  const reportsLead = issue.version === 0
  const reports = !issue.isFair && (
    <div className="min-w-0 lg:col-span-2">
      <ReportsCard record={record} />
    </div>
  )
  return (
    <>
      <RecordHead
        back={{ to: '/lottery/draws', label: t('page.lotteryIssues') }}
        title={gameName(t, issue.gameCode)}
        badges={
          <>
            <IssueStepBadge issue={issue} />
            {issue.isFair && <Badge look="outline">{t('lotteryResults.fair')}</Badge>}
          </>
        }
        subtitle={
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <bdi dir="ltr" className="font-semibold text-text">
              {issue.numero}
            </bdi>
            <span>{t('lottery.drawnAt', { when: momentText(issue.drawAt) })}</span>
            <ExposureLink {...issue} />
          </p>
        }
        actions={<IssueActions record={record} />}
      />
      <Waiting record={record} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {reportsLead && reports}
        <div className="flex min-w-0 flex-col gap-4">
          <ResultCard record={record} />
          <FairCard record={record} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyCard record={record} />
          <TimesCard record={record} />
          <CorrectionsCard record={record} />
        </div>
        {!reportsLead && reports}
      </div>
    </>
  )
}

const waitingSteps = ['awaitingResult', 'partial', 'awaitingConfirmation', 'differing', 'confirmed'] as const

/** What waits for an operator, or for the clock, and what can still be done about it; nothing where nothing does. */
function Waiting({ record: { issue, resultBy, voided } }: { record: Record }) {
  const t = useText()
  const step = waitingSteps.find((known) => known === issue.step)
  if (voided)
    return (
      <p className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-sm">
        <span className="font-semibold text-danger">{t(`lotteryVoid.${voided.cause}`)}</span>{' '}
        {voided.reason && <bdi className="wrap-anywhere">{voided.reason}</bdi>}
      </p>
    )
  if (!step) return null
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-md bg-gold-soft px-4 py-3 text-sm">
      <p className="min-w-0">
        <span className="font-semibold text-gold">{t(`lotteryStep.${step}`)}</span> {t(`lotteryWaits.${step}`)}
      </p>
      {step === 'confirmed'
        ? issue.settlesAt && (
            <p>
              {t('lottery.settlesIn')} <RemainingClock until={issue.settlesAt} />
            </p>
          )
        : resultBy && <p>{t('lottery.voidAfter', { when: momentText(resultBy) })}</p>}
    </div>
  )
}
