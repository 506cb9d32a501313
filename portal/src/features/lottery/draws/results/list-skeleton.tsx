import { Skeleton } from '@banyan/ui/skeleton.tsx'

/** Lines as high as those of the list that comes. */
export function ListSkeleton({ lines }: { lines: number }) {
  return (
    <div className="flex flex-col px-5 pt-10">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are alike
        <div key={line} className="flex h-12 items-center border-b border-line last:border-0">
          <Skeleton className="h-5 w-full" />
        </div>
      ))}
    </div>
  )
}
