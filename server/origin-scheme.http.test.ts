import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountTypes } from './modules/accounts/account-types.ts'
import { connectSocket } from './platform/realtime/test-world/socket-client.ts'
import { type World, world } from './test-world/world.ts'

/** Behind a proxy every request comes to us by plain HTTP, so it is PUBLIC_URL and CONSOLE_URL that say what a page came by. */
const schemes = [
  { ours: 'https', theirs: 'http' },
  { ours: 'http', theirs: 'https' },
] as const

describe.each(schemes)('a brand on $ours', ({ ours, theirs }) => {
  let w: World
  beforeAll(async () => {
    w = await world({ publicUrl: `${ours}://play.example.com`, consoleUrl: `${ours}://console.example.com` })
  })
  afterAll(() => w[Symbol.asyncDispose]())

  /** What the portal answers whoever changes something, as a page of this origin. */
  const atPortal = async (host: string, origin: string): Promise<string> => {
    const { headers } = await w.signIn()
    const request = { method: calls.logout.method, url: calls.logout.path } as const
    const answer = await w.app.portal.inject({ ...request, headers: { ...headers, host, origin } })
    return answer.statusCode === 200 ? 'served' : answer.json().code
  }

  const atConsole = async (host: string, origin: string): Promise<string> => {
    const { id, consoleHeaders } = await w.signIn({ type: accountTypes.operator })
    const request = { method: calls.operatorLogout.method, url: calls.operatorLogout.path } as const
    const cookie = `${ours === 'https' ? '__Host-' : ''}osid=${id}`
    const answer = await w.app.operator.inject({ ...request, headers: { ...consoleHeaders, cookie, host, origin } })
    return answer.statusCode === 200 ? 'served' : answer.json().code
  }

  test.each(['play.example.com', 'mirror.example'])(
    `[ACC-22] a page of ${theirs}://%s is foreign to the portal`,
    async (host) => {
      expect(await atPortal(host, `${theirs}://${host}`)).toBe('foreign_origin')
      expect(await atPortal(host, `${ours}://${host}`)).toBe('served')
    },
  )

  test(`[OPS-04] a page of ${theirs}:// is foreign to the console`, async () => {
    const host = 'console.example.com'
    expect(await atConsole(host, `${theirs}://${host}`)).toBe('foreign_origin')
    expect(await atConsole(host, `${ours}://${host}`)).toBe('served')
  })

  test(`[MSG-05] a page of ${theirs}:// opens no websocket`, async () => {
    const address = await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
    const open = (scheme: string) =>
      connectSocket(address + socketPath, {
        headers: { host: 'play.example.com', origin: `${scheme}://play.example.com` },
      })
    await expect(open(theirs)).rejects.toThrow('refused with 403')
    await expect(open(ours)).resolves.toBeDefined()
  })
})
