import type { FastifyInstance } from 'fastify'
import { StartError } from '#/platform/process/start-error.ts'

/**
 * So many connections wait to be taken (the system may allow fewer): after a restart thousands of tabs come back within
 * a second, and one that finds the queue full tries again after seconds.
 */
const backlog = 4_096

/** Listens, and answers the address; `variable` is what a person sets to choose another port. */
export async function listen(app: FastifyInstance, host: string, port: number, variable: string): Promise<string> {
  try {
    return await app.listen({ host, port, backlog })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use. Stop what uses it, or set ${variable}.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set ${variable} to 1024 or more.`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`This machine has no address ${host}. Set HOST.`)
    throw error
  }
}
