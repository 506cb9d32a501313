import { randomBytes } from 'node:crypto'
import { callTable } from '@banyan/contract/client.gen.ts'
import { type Program, startChild } from '#/servers/child.ts'

/** A process that tells its address when it listens, and how it is started. */
export interface Subject extends Program {
  /** Games that its first answer must count at least. */
  readonly leastGames: number
}

/** What one start came to. */
export interface FirstAnswer {
  /** From spawn to the last byte of the first answer. */
  readonly ms: number
  readonly totalCount: number
}

interface Answer {
  readonly success?: boolean
  readonly value?: { readonly totalCount?: number }
}

/** Longer than any answer; one that hangs ends the run. */
const answerTimeoutMs = 120_000
const always = {
  // As under npm start; the raw process has it too.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  MASTER_KEY: randomBytes(32).toString('base64'),
  OPERATOR_KEY: randomBytes(32).toString('base64url'),
  ALLOW_PLAIN_HTTP: 'yes',
}

/** Starts the process, asks it for one game, and stops it cleanly; throws when the answer was not the right one. */
export async function firstAnswer({ script, variables, leastGames }: Subject): Promise<FirstAnswer> {
  const started = performance.now()
  await using child = await startChild({ script, variables: { ...always, ...variables } })
  const response = await fetch(`${child.portal}${callTable.gameList.path}?pageSize=1`, {
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  const { success, value } = (await response.json()) as Answer
  const ms = performance.now() - started
  const totalCount = value?.totalCount ?? -1
  if (success !== true || totalCount < leastGames) {
    throw new Error(`${script} answered ${response.status}, success ${success}, totalCount ${totalCount}`)
  }
  return { ms, totalCount }
}
