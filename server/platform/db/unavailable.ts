/** SQLSTATE of a lock that was not free in time. */
export const lockTimeout = '55P03'
/**
 * SQLSTATE classes and system errors that say that the database can't be reached, has no room now, or gave up a statement
 * that took too long, or a transaction that was silent or waited too long for a lock.
 */
const sqlStates = /^(08|53|57014|57P0|25P03|55P03)/
const systemErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
const waitedMessages = /^(Connection terminated due to connection timeout|timeout exceeded when trying to connect)/

/** Whether a transaction waited for a lock for longer than it may. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === lockTimeout
}

/** Whether the database was waited for in vain: it is there, or may be, and says nothing. */
export function isSilence(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === 'ETIMEDOUT' || (typeof message === 'string' && waitedMessages.test(message))
}

/** Whether an error is the database being away, which passes by itself, rather than a bug of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return sqlStates.test(code) || systemErrors.has(code)
  return typeof message === 'string' && poolMessages.test(message)
}
