import { AsyncLocalStorage } from 'node:async_hooks'
import type { Driver } from 'kysely'

const scope = new AsyncLocalStorage<true>()

/** Runs `work` marked as standing inside a transaction. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work)
}

/**
 * A driver that refuses a second connection to code inside a transaction. On the embedded engine,
 * which has one session, such a query waits for its own transaction for ever; on PostgreSQL it reads
 * beside it and can starve the pool. Either way it is a bug: the transaction is to be passed.
 */
export function guarded(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async (options) => {
    if (scope.getStore()) throw new Error('a query inside a transaction must use the transaction it was given')
    return await acquire(options)
  }
  return driver
}
