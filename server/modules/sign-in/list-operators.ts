import type { Db } from '#/platform/db/handles.ts'
import { allOperators, type ListedOperator } from './store/authenticators.ts'

/** Every operator by name, `atMost` of them. */
export async function listOperators(db: Db, atMost: number): Promise<ListedOperator[]> {
  return await allOperators(db, atMost)
}
