import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ResultReport } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { publishedParts } from '@banyan/rules/lottery/published-parts.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { useMay } from '#/src/session/permissions.ts'
import { partName } from '../names/game-name.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ReportsCardProps {
  record: ValueOf<Calls['lotteryIssue']>
}

const confirmableSteps = ['awaitingConfirmation', 'differing', 'partial'] as const

/** What sources and operators say of a result, side by side; what differs is marked, prize by prize. */
export function ReportsCard({ record: { issue, reports } }: ReportsCardProps) {
  const t = useText()
  const own = useQuery(operatorQuery).data?.operator?.username
  const mayConfirm = useMay('confirmLotteryResult') && confirmableSteps.some((step) => step === issue.step)
  const [confirmed, setConfirmed] = useState<ResultReport>()
  const current = reports.filter(({ isCurrent }) => isCurrent)
  const earlier = reports.filter(({ isCurrent }) => !isCurrent)
  const parts = publishedParts(issue.gameCode)
  if (reports.length === 0)
    return (
      <Card title={t('lottery.reported')}>
        <p className="text-sm text-muted">{t('lottery.noReports')}</p>
      </Card>
    )
  return (
    <Card title={t('lottery.reported')} flush>
      <section
        aria-label={t('lottery.reported')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line align-top">
              <th scope="col" className="w-28 px-5 py-3 text-start font-normal text-muted">
                {t('lottery.prize')}
              </th>
              {current.map((report) => (
                <th key={report.id} scope="col" className="min-w-56 px-5 py-3 text-start font-normal">
                  <ReportHead report={report} isOwn={report.by === 'operator' && report.source === own} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {parts.map(({ name }) => (
              <tr key={name} className="align-baseline">
                <th scope="row" className="whitespace-nowrap px-5 py-2 text-start font-normal text-muted">
                  {partName(t, issue.gameCode, name)}
                </th>
                {current.map((report) => (
                  <td key={report.id} className="px-5 py-2">
                    <Values values={valuesOf(report, name)} others={current.map((other) => valuesOf(other, name))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {mayConfirm && (
            <tfoot>
              <tr className="border-t border-line">
                <td />
                {current.map((report) => (
                  <td key={report.id} className="px-5 py-3">
                    {report.isWhole && report.source !== own && (
                      <Button size="small" onClick={() => setConfirmed(report)}>
                        {t('lotteryConfirm.short')}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {earlier.length > 0 && (
        <details className="border-t border-line text-sm">
          <summary className="cursor-pointer px-5 py-3 text-muted">
            {t('lottery.earlierReports', { count: earlier.length })}
          </summary>
          <ul className="flex flex-col gap-3 px-5 pb-4">
            {earlier.map((report) => (
              <li key={report.id}>
                <ReportHead report={report} isOwn={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {confirmed && <ConfirmDialog issue={issue} report={confirmed} onClose={() => setConfirmed(undefined)} />}
    </Card>
  )
}

function ReportHead({ report, isOwn }: { report: ResultReport; isOwn: boolean }) {
  const t = useText()
  const { by, source, at, isWhole, differsFrom, sourceUrl, confirms, differenceSeen, placeholder } = report
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-1.5">
        <bdi className="font-semibold">{source}</bdi>
        <Badge look="outline">{t(`lotteryReport.${by}`)}</Badge>
        {isOwn && <Badge tone="primary">{t('lotteryReport.own')}</Badge>}
        {!isWhole && <Badge tone="gold">{t('lotteryReport.part')}</Badge>}
        {differsFrom.length > 0 && <Badge tone="danger">{t('lotteryReport.differs')}</Badge>}
        {placeholder && <Badge tone="danger">{t(`lotteryReport.${placeholder}`)}</Badge>}
        {confirms !== null && <Badge>{t('lotteryReport.confirms')}</Badge>}
      </span>
      <span className="text-muted">
        {momentText(at)}
        {sourceUrl !== null && (
          <>
            {' · '}
            <a
              href={sourceUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold text-primary-strong hover:underline"
            >
              {t('lotteryReport.source')}
            </a>
          </>
        )}
      </span>
      {[...new Set([differenceSeen, report.placeholderReason])].map(
        (said) =>
          said !== null && (
            <bdi key={said} className="wrap-anywhere">
              {said}
            </bdi>
          ),
      )}
    </span>
  )
}

/** What a report says of a prize, as a list. */
function valuesOf({ published }: Pick<ResultReport, 'published'>, name: string): readonly string[] {
  const part = published[name]
  return part === undefined ? [] : typeof part === 'string' ? [part] : part
}

/** Values in their order; one that another report has otherwise stands out. */
function Values({ values, others }: { values: readonly string[]; others: readonly (readonly string[])[] }) {
  const t = useText()
  if (values.length === 0) return <span className="text-muted">–</span>
  const differs = (value: string, at: number) => others.some((other) => other[at] !== undefined && other[at] !== value)
  return (
    <span dir="ltr" className="flex flex-wrap gap-x-3 gap-y-1 font-semibold tabular-nums rtl:justify-end">
      {values.map((value, at) =>
        differs(value, at) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the board is what it is
          <mark key={at} className="rounded-xs bg-danger-soft px-1 text-danger">
            {value}
            <span className="sr-only"> {t('lotteryReport.differs')}</span>
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the board is what it is
          <span key={at}>{value}</span>
        ),
      )}
    </span>
  )
}
