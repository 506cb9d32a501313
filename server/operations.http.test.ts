import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { world } from './test-world/world.ts'

test.each(['portal', 'operator'] as const)(
  '[OPS-04] health and readiness are answered at the %s port',
  async (port) => {
    await using w = await world()
    expect((await w.app[port].inject('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await w.app[port].inject('/readyz')
    expect({ status: ready.statusCode, body: ready.json() }).toEqual({ status: 200, body: { status: 'ready' } })
  },
)

test('[OPS-04] a database that is away makes the server unready, not unhealthy', async () => {
  await using w = await world({ databaseAnswers: false })
  expect((await w.app.portal.inject('/readyz')).statusCode).toBe(503)
  expect((await w.app.portal.inject('/healthz')).statusCode).toBe(200)
})

test("[OPS-04] metrics are to be had at the operators' port only, by call and never by address", async () => {
  await using w = await world()
  await w.app.portal.inject(`${calls.gameList.path}?gameName=secret`)
  await w.app.portal.inject('/wps/nothing?secret')
  const metrics = await w.app.operator.inject({ url: '/metrics', headers: w.operatorHeaders })
  expect(metrics.headers['content-type']).toMatch(/^text\/plain/)
  expect(metrics.body).toMatch(/^banyan_http_request_seconds_count\{route="gameList",status="200"\} 1$/m)
  expect(metrics.body).toContain('process_resident_memory_bytes')
  expect(metrics.body).toMatch(/^banyan_sockets 0$/m)
  expect(metrics.body).not.toContain('secret')
  expect((await w.app.portal.inject('/metrics')).statusCode).toBe(404)
})

test('[OPS-04] the OpenAPI document is public only where that is switched on', async () => {
  await using closed = await world({ publishApi: false })
  expect((await closed.app.portal.inject('/openapi.json')).statusCode).toBe(404)
  expect((await closed.app.portal.inject('/api/')).statusCode).toBe(404)
  expect((await closed.app.operator.inject('/openapi.json')).statusCode).toBe(200)
  await using open = await world({ publishApi: true })
  expect((await open.app.portal.inject('/openapi.json')).statusCode).toBe(200)
})

test('[OPS-04] no secret that a request carries reaches the logs', async () => {
  await using w = await world({ queriesFailWith: new Error('broken') })
  const secrets = Array.from({ length: 8 }, (_, i) => `canary-${i}-7f3a9c`)
  const [inQuery, inToken, inCookie, inKey, inBody, inPath, inReferer, inLanguage] = secrets
  const headers = {
    token: inToken,
    cookie: `session=${inCookie}`,
    authorization: `Bearer ${inKey}`,
    referer: `https://x/?code=${inReferer}`,
    language: inLanguage,
    'content-type': 'application/json',
  } as Record<string, string>
  await w.app.portal.inject({ url: `${calls.gameList.path}?gameName=${inQuery}`, headers })
  await w.app.operator.inject({
    method: 'PUT',
    url: calls.changeBrand.path,
    headers,
    payload: { version: 0, value: inBody },
  })
  await w.app.portal.inject({ url: `/wps/${inPath}`, headers })
  expect(w.logs.length).toBeGreaterThan(0)
  for (const secret of secrets) expect(JSON.stringify(w.logs)).not.toContain(secret)
})

test('https is insisted on where the public address has it, and only there', async () => {
  await using secure = await world({ publicUrl: 'https://play.example.com' })
  const headers = (await secure.app.portal.inject(calls.systemStatus.path)).headers
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

/** Asks again and again over one connection that is kept, until it is refused; answers what each request came to. */
async function askUntilRefused(port: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: string[] = []
  for (;;) {
    const outcome = await new Promise<string>((resolve) => {
      const asked = request({ agent, port, host: '127.0.0.1', path: calls.gameList.path }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.statusCode)))
      })
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      asked.end()
    })
    if (outcome === 'ECONNREFUSED') return outcomes
    outcomes.push(outcome)
  }
}

test('[OPS-04] a stop loses no accepted request: every one that the server took is answered', async () => {
  await using w = await world()
  let taken = 0
  w.app.portal.server.on('request', () => void taken++)
  await w.app.portal.listen({ port: 0, host: '127.0.0.1' })
  const { port } = w.app.portal.server.address() as AddressInfo
  const clients = Array.from({ length: 20 }, () => askUntilRefused(port))
  await once(w.app.portal.server, 'request')
  await w.app.stop()
  const outcomes = (await Promise.all(clients)).flat()
  const answered = outcomes.filter((outcome) => outcome === '200').length
  expect(answered).toBeGreaterThan(20)
  expect(answered).toBe(taken)
  // A connection that the system held but the server had not yet taken is reset when listening ends.
  expect(outcomes.filter((outcome) => outcome !== '200' && outcome !== 'ECONNRESET')).toEqual([])
})
