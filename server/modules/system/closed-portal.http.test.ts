import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { systemConfig, systemStatus } from '@banyan/contract/system/config.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const maintenance = { title: { en: 'Back soon' }, message: { en: 'We are changing the wheels.' }, until: null }
const closed = {
  maintenance: (w: World) => w.set('availability', { maintenance }),
  region: (w: World) => w.set('regions', { denied: ['VN'] }),
}

/** Addresses of well-known networks of these countries. */
const addresses = { SG: '203.116.1.1', US: '17.0.0.1', VN: '14.160.0.1' }

test.each([
  { when: 'nothing is set', close: [], status: 0, reason: 'open' },
  { when: 'maintenance is set', close: ['maintenance'], status: 1, reason: 'maintenance' },
  { when: 'the region is denied', close: ['region'], status: 2, reason: 'region' },
  { when: 'both are', close: ['region', 'maintenance'], status: 1, reason: 'maintenance' },
] as const)('the status is $status when $when', async ({ close, status, reason }) => {
  await using w = await world()
  for (const by of close) await closed[by](w)
  expect((await w.app.portal.inject(systemStatus.path)).json().value).toEqual({ status, reason })
  const config = (await w.app.portal.inject(systemConfig.path)).json().value
  expect(config.maintenance).toEqual(close.some((by) => by === 'maintenance') ? maintenance : null)
  expect(config.regionRestriction).toBe(close.some((by) => by === 'region'))
})

test('[SYS-02] [SYS-03] of the portal’s own calls configuration and status alone are open while it is closed', () => {
  const open = Object.values<CallDefinition>(calls).filter(({ alwaysOpen }) => alwaysOpen)
  const ofPortal = open.filter(({ callers }) => !callers.includes('operator')).map(({ id }) => id)
  expect(ofPortal).toEqual([systemConfig.id, systemStatus.id])
})

test('operators and machines are served while the portal is closed', async () => {
  await using w = await world()
  await closed.maintenance(w)
  await closed.region(w)
  const read = await w.app.operator.inject({ url: calls.readAvailability.path, headers: { ...w.operatorHeaders } })
  expect(read.json()).toMatchObject({ success: true, value: { value: { maintenance } } })
  for (const app of [w.app.portal, w.app.operator]) expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('the region of the address decides, that of a device of this machine or network being the merchant’s', async () => {
  await using w = await world({ trustedProxies: ['127.0.0.1'] })
  for (const { denied, from, blocked } of [
    { denied: ['SG'], from: addresses.SG, blocked: true },
    { denied: ['SG'], from: addresses.US, blocked: false },
    { denied: ['US', 'SG'], from: addresses.US, blocked: true },
    { denied: ['VN'], from: addresses.VN, blocked: true },
    { denied: ['SG'], from: '127.0.0.1', blocked: false },
    { denied: ['VN'], from: '192.168.1.5', blocked: true },
    { denied: ['VN'], from: '::1', blocked: true },
    { denied: ['SG', 'US', 'VN'], from: '240.0.0.1', blocked: false },
  ]) {
    await w.set('regions', { denied })
    const answer = await w.app.portal.inject({ url: systemConfig.path, headers: { 'x-forwarded-for': from } })
    const expected = { regionRestriction: blocked, location: { ip: from } }
    expect(answer.json().value, `${denied} denied, from ${from}`).toMatchObject(expected)
  }
})

test('a forged header moves nobody, without proxies and beside a trusted one', async () => {
  for (const trustedProxies of [[], ['10.9.9.9']]) {
    await using w = await world({ trustedProxies })
    await w.set('regions', { denied: ['SG'] })
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP']) {
      const headers = { [header]: header === 'Forwarded' ? `for=${addresses.SG}` : addresses.SG }
      const { value } = (await w.app.portal.inject({ url: systemConfig.path, headers })).json()
      expect(value, header).toMatchObject({ regionRestriction: false, location: { ip: '127.0.0.1' } })
    }
  }
})

test('behind a trusted proxy only the address that it saw counts, not what the client wrote before it', async () => {
  await using w = await world({ trustedProxies: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': `${addresses.VN}, 6.6.6.6, ${addresses.SG}` }
  expect((await w.app.portal.inject({ url: systemConfig.path, headers })).json().value.location.ip).toBe(addresses.SG)
})
