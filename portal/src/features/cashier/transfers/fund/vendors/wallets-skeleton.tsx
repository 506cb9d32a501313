import { Skeleton } from '@banyan/ui/skeleton.tsx'

/** Keeps the page's place, about as high as it is with three vendors. */
export function WalletsSkeleton() {
  return (
    <div aria-hidden="true" className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-38 rounded-lg" />
        <Skeleton className="h-84 rounded-lg" />
      </div>
      <div className="flex flex-col gap-4 max-lg:hidden">
        <Skeleton className="h-38 rounded-lg" />
        <Skeleton className="h-84 rounded-lg" />
      </div>
    </div>
  )
}
