import { createDecipheriv } from 'node:crypto'
import { resolve } from 'node:path'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { systemConfig } from '@banyan/contract/system/config.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

async function configOf(w: World, headers: Record<string, string> = {}): Promise<PortalConfig> {
  return (await w.app.portal.inject({ url: systemConfig.path, headers })).json().value
}

/** What the browser does with an entry's path. */
function opened(path: string, key: string): string {
  const bytes = Buffer.from(path, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
}

test('[SYS-01] the configuration holds every part that the specification names', async () => {
  await using w = await world()
  const config = await configOf(w)
  for (const part of ['info', 'location', 'maintenance', 'regionRestriction', 'languages', 'currency'])
    expect(config).toHaveProperty(part)
  for (const part of [
    'customerService',
    'domainRoute',
    'resources',
    'whitelabel',
    'register',
    'mainDomain',
    'analytics',
    'imageCDNs',
    'launchGameCDNs',
  ]) {
    expect(config.info).toHaveProperty(part)
  }
  expect(config.location.ip).toBe('127.0.0.1')
  expect(config.currency).toEqual({ code: 'VND', symbol: '₫', exponent: 2 })
  expect(config.info.register.every((field) => field.acceptedPattern !== '')).toBe(true)
})

test('addresses of customer service travel encrypted, and open under the key beside them', async () => {
  await using w = await world()
  const entries = [{ csType: 'LIVECHAT', title: { en: 'Chat' }, address: 'https://t.me/chat?x=1' }]
  await w.set('customerService', { entries })
  const config = await configOf(w)
  expect(JSON.stringify(config)).not.toContain('https://t.me/chat')
  expect(config.info.customerService).toEqual([{ csType: 'LIVECHAT', title: { en: 'Chat' }, path: expect.any(String) }])
  expect(opened(config.info.customerService[0]?.path ?? '', config.info.customerServiceKey)).toBe(
    'https://t.me/chat?x=1',
  )
})

test('a change of settings shows in the next answer', async () => {
  await using w = await world()
  await w.set('brand', { ...w.settings.current('brand'), name: 'Another Name' })
  expect((await configOf(w)).merchant).toEqual({ code: 'banyan', name: 'Another Name' })
})

test.each([
  { is: 'a demo', galleryFolder: resolve('ui/gallery'), demo: true },
  { is: 'no demo', galleryFolder: undefined, demo: false },
])(
  'pages for those who look at the product are told of where the gallery is served: $is',
  async ({ galleryFolder, demo }) => {
    await using w = await world(galleryFolder ? { galleryFolder } : {})
    expect((await configOf(w)).demo).toBe(demo)
  },
)
