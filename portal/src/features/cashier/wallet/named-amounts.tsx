import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Money } from './money.tsx'

export interface NamedAmount {
  readonly name: string
  /** Undefined while it is not known. */
  readonly amount: string | undefined
  /** It is nothing, and that is why the page can't be used. */
  readonly isLacking?: boolean
}

/** Amounts with their names, beside each other on a desk. */
export function NamedAmounts({ figures }: { figures: readonly NamedAmount[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 max-sm:flex-col">
      {figures.map(({ name, amount, isLacking = false }) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-2.5 max-sm:justify-between">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={`font-semibold ${isLacking ? 'text-danger' : ''}`}>
            {amount === undefined ? <Skeleton className="inline-block h-4 w-24" /> : <Money amount={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
