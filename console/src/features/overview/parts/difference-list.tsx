import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { useText } from '#/src/i18n/text.ts'

type Difference = ValueOf<Calls['verifyBook']>['differences'][number]

/** What in the book breaks an invariant, with some of the rows; the server says it in English. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = useText()
  if (differences.length === 0) return null
  return (
    <ul className="flex flex-col gap-3 border-t border-line pt-3">
      {differences.map(({ invariant, rule, count, rows }) => (
        <li key={`${invariant} ${rule}`}>
          <p lang="en" dir="ltr" className="font-semibold">
            {invariant}: {rule}
          </p>
          <p className="text-muted">{t('ledger.rowsDiffer', { count })}</p>
          <ul lang="en" dir="ltr" className="mt-1 max-h-48 overflow-y-auto text-xs wrap-anywhere text-muted">
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
          {count > rows.length && <p className="text-muted">{t('ledger.more', { count: count - rows.length })}</p>}
        </li>
      ))}
    </ul>
  )
}
