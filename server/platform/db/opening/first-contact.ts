import { StartError } from '#/platform/process/start-error.ts'
import { isUnavailable } from '../unavailable.ts'

/**
 * Runs the first statements on a database. What then fails for reasons outside the program becomes one
 * clear line, without address or password.
 */
export async function firstContact<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code.startsWith('28')) throw new StartError('The database refused the user or the password of DATABASE_URL.')
    if (code === '3D000') throw new StartError('The server of DATABASE_URL has no database of that name.')
    if (code === '42501') throw new StartError('The user of DATABASE_URL may not create tables.')
    if (isUnavailable(error))
      throw new StartError("The database can't be reached. Check DATABASE_URL, and that PostgreSQL runs.")
    throw error
  }
}
