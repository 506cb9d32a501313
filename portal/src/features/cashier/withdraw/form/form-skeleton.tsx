import { Skeleton } from '@banyan/ui/skeleton.tsx'

/** Keeps the form's place, about as high as it is with two accounts. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 p-4.5">
      <div className="grid gap-2 sm:grid-cols-2">
        <Skeleton className="h-19 rounded-md" />
        <Skeleton className="h-19 rounded-md" />
      </div>
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-30 rounded-md" />
      <Skeleton className="h-18 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  )
}
