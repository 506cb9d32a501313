import { Skeleton } from '@banyan/ui/skeleton.tsx'

/** Keeps the place of a page while its code comes. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Skeleton className="h-30 rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Skeleton className="h-84 rounded-lg" />
        <Skeleton className="h-84 rounded-lg max-lg:hidden" />
      </div>
    </div>
  )
}
