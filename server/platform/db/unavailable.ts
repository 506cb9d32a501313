/** SQLSTATE classes and system errors that say that the database can't be reached, has no room now, or gave a silent one up. */
const sqlStates = /^(08|53|57P0|25P03)/
const systemErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error is the database being away, which passes by itself, rather than a bug of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return sqlStates.test(code) || systemErrors.has(code)
  return typeof message === 'string' && poolMessages.test(message)
}
