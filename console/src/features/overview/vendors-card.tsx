import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { exactOf } from '@banyan/rules/money/amount.ts'
import { Card } from '@banyan/ui/card.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { Money } from '#/src/features/records/amount.tsx'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { VendorStateBadge } from '#/src/features/records/vendor-state-badge.tsx'
import { useText } from '#/src/i18n/text.ts'

type Health = ValueOf<Calls['vendorHealth']>
type Vendor = Health['vendors'][number]

const anewAfterMs = 60_000
const shownAtMost = 5

/** How vendors answer, asked again while the page is looked at. */
export const vendorHealthQuery = queryOptions({
  queryKey: ['vendorHealth'],
  queryFn: () => request('vendorHealth', {}, { isUnattended: true }),
  refetchInterval: anewAfterMs,
  meta: { shownInPlace: true },
})

/** Vendors that something is wrong with, and those that most was staked with. */
export function VendorsCard() {
  const t = useText()
  const query = useQuery(vendorHealthQuery)
  const { data } = query
  return (
    <Card title={t('health.title')}>
      {query.isError && !data && <CardFailure query={query} />}
      {query.isPending && <FactsSkeleton rows={1} />}
      {data && <VendorList {...data} />}
    </Card>
  )
}

function VendorList({ vendors, since, forgedCalls }: Health) {
  const t = useText()
  const when = momentText(since)
  const wrong = vendors.filter(({ state }) => state !== 'fine')
  const most = vendors
    .filter(({ stakes }) => stakes > 0)
    .toSorted((a, b) => (exactOf(b.staked) > exactOf(a.staked) ? 1 : -1))
    .slice(0, shownAtMost)
  return (
    <div className="flex flex-col gap-4 text-sm">
      {wrong.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {wrong.map((vendor) => (
            <li key={vendor.vendor}>
              <div className="flex items-center gap-3">
                <bdi dir="ltr" className="font-semibold">
                  {vendor.vendor}
                </bdi>
                <VendorStateBadge state={vendor.state} />
              </div>
              <WhatIsWrong {...vendor} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{vendors.length > 0 ? t('health.allFine', { when }) : t('health.nothing')}</p>
      )}
      {forgedCalls > 0 && (
        <p className="text-danger">
          {t('health.forged', { count: forgedCalls, calls: formatNumber(forgedCalls), when })}
        </p>
      )}
      {most.length > 0 && (
        <div className="border-t border-line pt-3">
          <p className="mb-2 text-muted">{t('health.top')}</p>
          <dl className="flex flex-col gap-1.5 tabular-nums">
            {most.map(({ vendor, staked: amount }) => (
              <div key={vendor} className="flex justify-between gap-4">
                <dt dir="ltr">{vendor}</dt>
                <dd className="font-semibold">
                  <Money amount={amount} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

function WhatIsWrong({ state, asked, silent, calls, failedCalls }: Vendor) {
  const t = useText()
  const texts = {
    silent: t('health.silentText', { silent: formatNumber(silent), asked: formatNumber(asked) }),
    failing: t('health.failingText', { failed: formatNumber(failedCalls), calls: formatNumber(calls) }),
    blocked: t('health.blockedText'),
  }
  return state === 'fine' ? null : <p className="mt-0.5 text-muted">{texts[state]}</p>
}
