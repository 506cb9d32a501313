import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import { registrationWays } from '@banyan/rules/fields/registration-ways.ts'
import { afterAll, expect, test } from 'vitest'
import { demoWords } from './test-world/demo-words.ts'
import { world } from './test-world/world.ts'

const template = `<!doctype html><html lang="en" dir="ltr"><script nonce="__NONCE__" id="start-up">__START_UP__</script>
<script nonce="__NONCE__" id="first-screen">__FIRST_SCREEN__</script></html>`
const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-portal-'))
for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
cpSync('portal/public', folder.path, { recursive: true })
writeFileSync(join(folder.path, 'index.html'), template)
afterAll(() => folder.remove())

const newMerchant = () => world({ merchant: 'new', portalFolder: folder.path })

test.each(['/', '/help', '/info/faq', '/mirrors', '/download', '/manifest.webmanifest'])(
  '[SYS-01] a new merchant has a name of its own at %s and says nothing of the demo',
  async (url) => {
    await using w = await newMerchant()
    for (const lang of ['TY', 'EN', 'AR', 'CN']) {
      const { body } = await w.app.portal.inject({ url, query: { lang } })
      expect(body).toContain('"name":"banyan"')
      for (const word of demoWords()) expect(body).not.toContain(word)
    }
  },
)

test.each([
  { is: 'open', denied: [] },
  { is: 'closed to the region', denied: ['VN'] },
])('[SYS-01] the document carries what the configuration call answers, while the portal is $is', async ({ denied }) => {
  await using w = await world({ portalFolder: folder.path })
  await w.set('regions', { denied })
  await w.set('customerService', {
    entries: [{ csType: 'LIVECHAT', title: { en: 'Chat' }, address: 'https://t.me/x' }],
  })
  await w.set('brand', { ...w.settings.current('brand'), name: 'A </script> Name' })
  for (const remoteAddress of ['127.0.0.1', '113.161.72.1']) {
    const { value } = (await w.app.portal.inject({ url: calls.systemConfig.path, remoteAddress })).json()
    // Encrypted anew for each answer.
    value.info.customerService[0].path = expect.any(String)
    for (const url of ['/', '/rng?lang=AR', '/no/such/page']) {
      const { body } = await w.app.portal.inject({ url, remoteAddress })
      expect(JSON.parse(/id="start-up">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toEqual(value)
    }
  }
})

test('[SYS-05] [SYS-06] [SYS-25] a new merchant links nowhere', async () => {
  await using w = await newMerchant()
  const { value } = (await w.app.portal.inject({ url: calls.systemConfig.path })).json()
  const nothing = { customerService: [], resources: [], domainRoute: [], mainDomain: '', analytics: '', imageCDNs: [] }
  expect(value.info).toMatchObject(nothing)
})

test('[SYS-07] nobody registers with a new merchant, and nobody plays for free', async () => {
  await using w = await newMerchant()
  const { value } = (await w.app.portal.inject({ url: calls.systemConfig.path })).json()
  const { whitelabel } = value.info
  expect(registrationWays(whitelabel)).toMatchObject({ username: false, mobile: false })
  expect(whitelabel.tree).toContainEqual({ modId: 'FREE_PLAY', enabled: '0' })
})
