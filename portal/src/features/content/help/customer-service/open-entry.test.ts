import { randomBytes } from 'node:crypto'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { openEntries } from './open-entry.ts'

type Entry = PortalConfig['info']['customerService'][number]

const rawKey = randomBytes(32)
const customerServiceKey = rawKey.toString('base64url')

/** Nonce, ciphertext and tag, as the server seals them. */
async function sealed(address: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt'])
  const iv = randomBytes(12)
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(address))
  return Buffer.concat([iv, Buffer.from(bytes)]).toString('base64url')
}

const entry = async (csType: string, address: string): Promise<Entry> => ({
  csType,
  title: { en: csType },
  path: await sealed(address),
})

const opened = (customerService: Entry[], fields: Partial<PortalConfig['info']> = {}) =>
  openEntries({
    ...demoConfig.info,
    customerService,
    customerServiceKey,
    linkHosts: ['t.me', 'chat.me:8443'],
    ...fields,
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[SYS-05] an entry opens to its address, in the order of the merchant', async () => {
  const entries = [
    await entry('TELEGRAM', 'https://t.me/banyan'),
    await entry('LIVECHAT', 'https://chat.me:8443/?to=vi'),
    await entry('FACEBOOK', 'https://t.me/book'),
  ]
  expect(await opened(entries)).toEqual([
    { type: 'TELEGRAM', title: { en: 'TELEGRAM' }, href: 'https://t.me/banyan' },
    { type: 'LIVECHAT', title: { en: 'LIVECHAT' }, href: 'https://chat.me:8443/?to=vi' },
    { type: 'FACEBOOK', title: { en: 'FACEBOOK' }, href: 'https://t.me/book' },
  ])
})

test('[SYS-05] a type that is not known is left out', async () => {
  expect(await opened([await entry('ZALO', 'https://t.me/x')])).toEqual([])
})

test.each([
  'https://evil.example/x',
  'https://t.me.evil.example/x',
  'https://t.me@evil.example/x',
  'https://user:secret@t.me/x',
  'https://chat.me/x',
  'http://t.me/x',
  'javascript:alert(1)//t.me',
  '//t.me/x',
  '',
])('[SYS-05] an entry that leads to %j is left out', async (address) => {
  expect(await opened([await entry('TELEGRAM', address)])).toEqual([])
})

test('an entry that was tampered with, or sealed under another key, is left out; the others stay', async () => {
  const good = await entry('TELEGRAM', 'https://t.me/banyan')
  const torn = { ...good, path: `${good.path.slice(0, -2)}${good.path.endsWith('AA') ? 'BB' : 'AA'}` }
  expect(await opened([torn, { ...good, path: 'A'.repeat(40) }, good])).toHaveLength(1)
  expect(await opened([good], { customerServiceKey: randomBytes(32).toString('base64url') })).toEqual([])
})

test('without WebCrypto there is no entry', async () => {
  const entries = [await entry('TELEGRAM', 'https://t.me/banyan')]
  vi.stubGlobal('crypto', {})
  expect(await opened(entries)).toEqual([])
})
