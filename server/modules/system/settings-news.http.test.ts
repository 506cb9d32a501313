import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { settingsVersionHeader } from '@banyan/contract/system/settings.ts'
import { settingsChanged } from '@banyan/contract/system/settings-event.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectSocket } from '#/platform/realtime/test-world/socket-client.ts'
import { type World, world } from '#/test-world/world.ts'

let now = new Date('2026-12-01T00:00:00Z')

let w: World
let address: string
beforeAll(async () => {
  w = await world({ now: () => now })
  address = await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => w[Symbol.asyncDispose]())

async function tab() {
  const { headers } = await w.signIn()
  const { method, path: url } = calls.socketTicket
  const { ticket } = (await w.app.portal.inject({ method, url, headers: { ...headers } })).json().value
  const client = await connectSocket(address + socketPath, {
    headers: { origin: 'http://localhost:3000', cookie: headers.cookie },
  })
  client.say({ kind: 'hello', ticket, versions: {} })
  await client.told(({ event }) => event === 'socket.opened')
  return client
}

async function config() {
  const answer = await w.app.portal.inject(calls.systemConfig.path)
  return { header: Number(answer.headers[settingsVersionHeader]), ...answer.json().value }
}

/** An answer that was made before and goes out the short way. */
const listHeader = async () => {
  const answer = await fetch(address + calls.gameMenus.path)
  return Number(answer.headers.get(settingsVersionHeader))
}

test('[OPS-07] a change reaches every signed-in tab, and the configuration that the tab then asks for has it', async () => {
  const tabs = [await tab(), await tab()]
  const before = await config()
  await w.set('brand', { ...w.settings.current('brand'), resources: [], name: 'Banyan Deluxe' })
  for (const each of tabs) {
    const { version } = await each.told((told) => told.event === settingsChanged)
    const after = await config()
    expect(after).toMatchObject({ header: version, merchant: { name: 'Banyan Deluxe' }, settings: { version } })
    expect(after.settings.sections.brand).toBe(before.settings.sections.brand + 1)
    expect(after.settings.sections.banners).toBe(before.settings.sections.banners)
  }
})

test('[OPS-07] every answer tells a visitor the version, prepared ones too, at once after a change', async () => {
  await listHeader()
  const before = await listHeader()
  expect(before).toBe((await config()).header)
  await w.set('banners', { list: [] })
  expect(await listHeader()).toBe(before + 2)
  const refused = await w.app.portal.inject('/wps/no/such/call')
  expect(Number(refused.headers[settingsVersionHeader])).toBe(before + 2)
})

test('what no page shows is no news', async () => {
  const { header } = await config()
  await w.set('verification', { underAttack: true })
  expect((await config()).header).toBe(header)
})

test('[OPS-07] [SYS-02] a planned maintenance closes the portal at its moment, and pages know in how long', async () => {
  const notice = { title: { en: 'Back soon' }, message: { en: 'Wheels' }, until: '2026-12-01T04:00:00Z' }
  await w.set('availability', { maintenance: { ...notice, from: '2026-12-01T02:00:00Z' } })
  const planned = await config()
  expect(planned).toMatchObject({ maintenance: null, closesInSeconds: 7_200 })
  expect((await w.app.portal.inject(calls.systemStatus.path)).json().value.status).toBe(0)
  expect((await w.app.portal.inject(calls.gameMenus.path)).statusCode).toBe(200)

  now = new Date('2026-12-01T02:00:00Z')
  const begun = await config()
  expect(begun).toMatchObject({ maintenance: notice, closesInSeconds: null })
  expect(begun.header).toBe(planned.header + 1)
  expect((await w.app.portal.inject(calls.systemStatus.path)).json().value.status).toBe(1)
  expect((await w.app.portal.inject(calls.gameMenus.path)).json().code).toBe('in_maintenance')

  await w.set('availability', { maintenance: null })
  expect((await config()).header).toBeGreaterThan(begun.header)
  expect((await w.app.portal.inject(calls.gameMenus.path)).statusCode).toBe(200)
})

test('[SYS-02] a maintenance planned for weeks ahead makes pages look again after a day', async () => {
  const notice = { title: { en: 'Back soon' }, message: { en: 'Wheels' }, until: null }
  await w.set('availability', { maintenance: { ...notice, from: '2027-01-01T00:00:00Z' } })
  expect((await config()).closesInSeconds).toBe(86_400)
})
