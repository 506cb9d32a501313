import { readStored, store } from '@banyan/client/browser-storage.ts'
import { useState } from 'react'

interface Choosable {
  readonly id: string
  readonly isExtra?: boolean
}

/** The columns of a table that are not shown, remembered for each table in this browser. */
export function useHiddenColumns(table: string, columns: readonly Choosable[]) {
  const name = `columns:${table}`
  const [hidden, setHidden] = useState<readonly string[]>(
    () => readStored(name)?.split(',') ?? columns.filter(({ isExtra }) => isExtra).map(({ id }) => id),
  )
  const change = (next: readonly string[]) => {
    store(name, next.join(','))
    setHidden(next)
  }
  return [hidden, change] as const
}
