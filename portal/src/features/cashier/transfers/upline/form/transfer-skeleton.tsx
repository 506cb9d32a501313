import { Skeleton } from '@banyan/ui/skeleton.tsx'

/** Keeps the form's place, about as high as it is for a member. */
export function TransferSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 p-4.5">
      <Skeleton className="h-19 rounded-md" />
      <Skeleton className="h-30 rounded-md" />
      <Skeleton className="h-18 rounded-md" />
      <Skeleton className="h-18 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  )
}
