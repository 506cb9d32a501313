import { Skeleton } from '@banyan/ui/skeleton.tsx'

/** Keeps the form's place, about as high as it is with three channels. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 p-4.5">
      <div className="grid gap-2 sm:grid-cols-2">
        {['one', 'two', 'three', 'four'].map((each) => (
          <Skeleton key={each} className="h-19 rounded-md" />
        ))}
      </div>
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  )
}
