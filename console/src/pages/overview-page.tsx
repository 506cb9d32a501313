import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { callTexts } from '#/src/features/calls/call-texts.ts'
import { ActivityCards } from '#/src/features/overview/activity-cards.tsx'
import { LedgerCard } from '#/src/features/overview/ledger-card.tsx'
import { overviewTexts } from '#/src/features/overview/overview-texts.ts'
import { OwnCard } from '#/src/features/overview/own-card.tsx'
import { RunningCards, runningQuery, WaitingCard } from '#/src/features/overview/running-cards.tsx'
import { StateCards } from '#/src/features/overview/state-cards.tsx'
import { VendorsCard, vendorHealthQuery } from '#/src/features/overview/vendors-card.tsx'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { useMay } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchOverviewPage() {
  await loadTexts(overviewTexts, callTexts, sectionNames)
  return OverviewPage
}

/** What waits for somebody, what was played, and whether everything that should run does. */
function OverviewPage() {
  const t = useText()
  const maySeeRunning = useMay('runningState')
  const maySeeActivity = useMay('activityFigures')
  const maySeeVendors = useMay('vendorHealth')
  const maySeeState = useMay('operatorOverview')
  const mayVerify = useMay('verifyBook')
  const { isPending } = useQuery(operatorQuery)
  // How long their lists are nobody knows before they come, and on a phone the rest stands below them.
  const { isPending: isWaitingPending } = useQuery({ ...runningQuery, enabled: maySeeRunning })
  const { isPending: areVendorsPending } = useQuery({ ...vendorHealthQuery, enabled: maySeeVendors })
  const isFirstPending = (maySeeRunning && isWaitingPending) || (maySeeVendors && areVendorsPending)
  usePageTitle(t('overview.title'))
  const first = (
    <>
      {maySeeRunning && <WaitingCard />}
      {maySeeVendors && <VendorsCard />}
    </>
  )
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold">{t('overview.title')}</h1>
      {isFirstPending && <Skeleton className="h-96 rounded-lg" />}
      <div hidden={isFirstPending} className="flex flex-col gap-4">
        {maySeeActivity && <ActivityCards aside={first} />}
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {!maySeeActivity && first}
          {maySeeRunning && <RunningCards />}
          {maySeeState && <StateCards />}
          {mayVerify && <LedgerCard />}
          {/* Before anybody knows what the role includes it would stand alone, and then move. */}
          {!isPending && <OwnCard />}
        </div>
      </div>
    </>
  )
}
