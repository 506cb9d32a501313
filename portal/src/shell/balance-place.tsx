import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { isTrial } from '#/src/session/account-kind.ts'
import { useSession } from '#/src/session/session.ts'
import { readKept } from '#/src/session/session-storage.ts'

const HeaderBalance = lazyPart(async () =>
  (await import('#/src/features/cashier/wallet/header-balance.tsx')).fetchHeaderBalance(),
)

/**
 * Where the balance stands as soon as somebody seems to be signed in; play without money has none. Its width is the same
 * with any amount in any font, so that nothing beside it moves.
 */
export function BalancePlace() {
  const now = useSession()
  const type = now.is === 'in' ? now.account.type : readKept<OwnAccount['type']>('isAgent')
  if (now.is === 'out' || isTrial({ type: type ?? 0 })) return null
  const waiting = <Skeleton className="h-4 w-full md:mx-3" />
  return (
    <div
      data-crowds
      className="relative flex h-9 w-33 shrink-0 items-center rounded-sm border border-line bg-raised px-2 text-sm max-[23.5rem]:w-28 max-[23.5rem]:text-[0.8125rem] md:ms-2 md:h-10 md:w-64 md:px-0 md:text-base"
    >
      <Suspense fallback={waiting}>{now.is === 'in' ? <HeaderBalance /> : waiting}</Suspense>
    </div>
  )
}
