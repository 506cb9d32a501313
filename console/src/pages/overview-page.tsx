import { CommandsCard } from '#/src/features/overview/commands-card.tsx'
import { LedgerCard } from '#/src/features/overview/ledger-card.tsx'
import { OwnCard } from '#/src/features/overview/own-card.tsx'
import { RunningCards } from '#/src/features/overview/running-cards.tsx'
import { StateCards } from '#/src/features/overview/state-cards.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** Who is signed in, what waits and runs, how the portal is, and what is left to the terminal. */
export function OverviewPage() {
  const t = useText()
  const maySeeRunning = useMay('runningState')
  const maySeeState = useMay('operatorOverview')
  const mayVerify = useMay('verifyBook')
  usePageTitle(t('overview.title'))
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold">{t('overview.title')}</h1>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <OwnCard />
        {maySeeRunning && <RunningCards />}
        {maySeeState && <StateCards />}
        {mayVerify && <LedgerCard />}
        <div className="md:col-span-2 xl:col-span-3">
          <CommandsCard />
        </div>
      </div>
    </>
  )
}
