import { Agent, request as send } from 'node:http'
import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { asClientsSend } from '#/test-world/sealed-body.ts'
import { newDataFolder, type ServerProcess, sharedKeys, startServer } from '#/test-world/server-process.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { allCalls, wrongs } from './answer-check.ts'
import { type FuzzedRequest, requestAround } from './request-arbitrary.ts'

/** Requests to each process; PROCESS_FUZZ_RUNS makes longer runs. */
const requests = Number(process.env.PROCESS_FUZZ_RUNS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const inFlight = 8

interface Answer {
  readonly status: number
  readonly text: string
}

/** Sends the request as it is, which no client that repairs addresses would. */
function ask(agent: Agent, base: string, { method, url, headers, payload }: FuzzedRequest): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  // Node names no length for OPTIONS and DELETE by itself, and their body would read as the next request.
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
  const out = send({ agent, hostname, port, method, path: url, headers: { ...headers, ...length } }, (answer) => {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (chunk: string) => (text += chunk))
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
  })
  out.on('error', (error) =>
    reject(
      new Error(`${method} ${url.slice(0, 300)} (${url.length}) ${JSON.stringify(headers).slice(0, 200)}`, {
        cause: error,
      }),
    ),
  )
  out.end(payload)
  return promise
}

/** Lifts the limits, so that the fuzz reaches what lies behind them; the fuzz itself leaves that section alone. */
async function liftLimits(operator: string): Promise<void> {
  const value = { readsPerMinute: 1_000_000, writesPerMinute: 1_000_000 }
  const headers = { authorization: `Bearer ${sharedKeys.OPERATOR_KEY}`, 'content-type': 'application/json' }
  await fetch(operator + calls.changeLimits.path, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ version: 0, value }),
  })
}

/** Fetched for each body, because a time stands beside it that bodies carry. */
const keyAt = (portal: string) => async () => {
  const answer = await fetch(portal + calls.bodyKey.path)
  return ((await answer.json()) as { value: BodyKey }).value
}

const fuzzed = allCalls.filter((call) => call !== (calls.changeLimits as CallDefinition))
/** Operators' calls come last: among their settings are those that close the portal. */
const passes = [
  fuzzed.filter((call) => !call.callers.includes('operator')),
  fuzzed.filter((call) => call.callers.includes('operator')),
]

async function fuzz(server: ServerProcess, pass: readonly CallDefinition[]): Promise<unknown[]> {
  const ready = await server.ready
  if (!ready) throw new Error((await server.ended).stderr)
  const { portal, operator } = ready.listening
  await liftLimits(operator)
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const found: unknown[] = []
  const perCall = Math.ceil(requests / fuzzed.length)
  for (const call of pass) {
    const isOperators = call.callers.includes('operator')
    const samples = fc.sample(requestAround(call), { numRuns: perCall, seed })
    const judged = samples.map(async (sample) => {
      const headers = isOperators
        ? { ...sample.headers, authorization: `Bearer ${sharedKeys.OPERATOR_KEY}` }
        : sample.headers
      const request = await asClientsSend(call, { ...sample, headers }, keyAt(portal))
      const { status, text } = await ask(agent, isOperators ? operator : portal, request)
      return wrongs(call, sample, status, text)
    })
    found.push(...(await Promise.all(judged)).flat())
  }
  agent.destroy()
  return found
}

onPostgres('fuzzed processes', () => {
  test('[OPS-02] two on one database and one on the embedded engine answer only what the contract declares', {
    timeout: 1_800_000,
  }, async () => {
    await using database = await ownDatabase('fuzz')
    using data = newDataFolder()
    const onPostgresql = { ...sharedKeys, DATABASE_URL: database.url, LOG_LEVEL: 'error' }
    await using first = startServer(onPostgresql)
    await using second = startServer(onPostgresql)
    await using embedded = startServer({ ...sharedKeys, DATA_DIR: data.path, LOG_LEVEL: 'error' })
    for (const pass of passes) {
      for (const server of [first, second, embedded]) expect(await fuzz(server, pass)).toEqual([])
    }
    for (const server of [first, second, embedded]) {
      server.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0, stderr: '', stdout: '' })
    }
  })
})
