/** SQLSTATE of a lock that was not free in time. */
export const lockTimeout = '55P03'
/**
 * SQLSTATE classes and system errors that say that the database can't be reached, has no room now, or gave up a transaction
 * that was silent or waited too long for a lock.
 */
const sqlStates = /^(08|53|57P0|25P03|55P03)/
const systemErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a transaction waited for a lock for longer than it may. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === lockTimeout
}

/** Whether an error is the database being away, which passes by itself, rather than a bug of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return sqlStates.test(code) || systemErrors.has(code)
  return typeof message === 'string' && poolMessages.test(message)
}
