import { PartFailure } from '@banyan/client/part-failure.tsx'
import { useFirstTouch } from '@banyan/client/use-first-touch.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { PayoutDialogs, prepareDialogs, WayDialogs } from './late-dialogs.ts'
import { SecurityLevelCard } from './level/security-level-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { openPasswordChange } from './password/open-password-change.ts'
import { PayoutsCard } from './payouts/payouts-card.tsx'
import { payoutsQuery, securityQuery, sessionsQuery } from './security-queries.ts'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { SignInsCard } from './sign-ins/sign-ins-card.tsx'
import type { WayChange, WayDialog } from './ways/way-dialogs.tsx'
import { WaysCard } from './ways/ways-card.tsx'

/** All that secures the account: its level, the ways to prove who one is, devices and sign-ins (requirements MEM-02). */
export function SecurityCentre() {
  const { data, error, isFetching, refetch } = useQuery(securityQuery)
  const { isPending: devicesCome } = useQuery(sessionsQuery)
  const { isPending: payoutsCome } = useQuery(payoutsQuery)
  const [dialog, setDialog] = useState<WayDialog>()
  const [wanted, setWanted] = useState(false)
  const open = (what: WayChange) => {
    if (what === 'password') return openPasswordChange(data)
    // Where its code did not come, a second press asks for it once more.
    if (wanted) void prepareDialogs()
    setWanted(true)
    setDialog(what)
  }
  const close = useCallback(() => setDialog(undefined), [])
  useFirstTouch(prepareDialogs)
  return (
    <div className="flex flex-col gap-4">
      {error && !data ? (
        <>
          <section className="rounded-lg border border-line bg-raised shadow-sm">
            <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
          </section>
          <SessionsCard />
        </>
      ) : (
        <>
          <SecurityLevelCard security={data} onImprove={open} />
          <div className="grid gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
            <WaysCard security={data} onOpen={open} />
            <div className="flex flex-col gap-4 *:last:grow">
              <PasskeysCard security={data} onAdd={() => open('passkey')} />
              <SessionsCard waits={!data} />
            </div>
          </div>
          <PayoutsCard onOpen={open} />
        </>
      )}
      <SignInsCard waits={(!data && !error) || devicesCome || payoutsCome} onChangePassword={() => open('password')} />
      {data && wanted && (
        <Suspense>
          <WayDialogs security={data} open={dialog} onClose={close} />
          <PayoutDialogs security={data} open={dialog} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
