import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemConfig } from '@banyan/contract/system/config.ts'
import { knownLanguages } from '@banyan/rules/content/known-languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-languages-'))
const ownDefault = { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' } as const
const offered = [ownDefault, ...knownLanguages]
/** Those whose texts the contract has; the others are spoken in English. */
const written = ['en', 'vi', 'ar', 'zh-Hans']
let w: World

beforeAll(async () => {
  for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
  cpSync('portal/public', folder.path, { recursive: true })
  writeFileSync(join(folder.path, 'index.html'), '<!doctype html><html lang="en" dir="ltr"></html>')
  w = await world({ portalFolder: folder.path })
  const url = '/wps/operator/settings/languages'
  const headers = { ...w.operatorHeaders }
  const { version } = (await w.app.operator.inject({ url, headers })).json().value
  const payload = { version, value: { offered, followBrowser: true } }
  const changed = await w.app.operator.inject({ method: 'PUT', url, headers, payload })
  expect(changed.json()).toMatchObject({ success: true })
})

afterAll(async () => {
  await w[Symbol.asyncDispose]()
  folder.remove()
})

test("[SYS-09] an operator offers every language of the specification beside the merchant's own", async () => {
  const { languages } = (await w.app.portal.inject({ url: systemConfig.path })).json().value
  expect(languages).toEqual(offered)
})

test.each(offered)(
  '[SYS-09] [SYS-11] a visit in $code is served, laid out $direction',
  async ({ code, tag, direction }) => {
    const page = await w.app.portal.inject({ url: `/rng?lang=${code}` })
    expect(page.statusCode).toBe(200)
    const spoken = written.includes(tag) ? tag : 'en'
    expect(page.body).toContain(`<html lang="${spoken}" dir="${direction}">`)
  },
)

test.each(knownLanguages)('[SYS-09] [SYS-10] a browser that wishes $tag gets it', async ({ code, tag, direction }) => {
  const page = await w.app.portal.inject({ url: '/', headers: { 'accept-language': tag } })
  // The merchant's own default is offered first, and is Vietnamese.
  expect(page.body).toContain(`dir="${code === 'VI' ? ownDefault.direction : direction}"`)
})

test('[SYS-10] a call in a language that is not offered is answered in English', async () => {
  const refused = await w.app.portal.inject({ url: '/wps/nothing', headers: { language: 'XX' } })
  expect(refused.json()).toMatchObject({ success: false, code: 'call_not_found' })
  expect(refused.json().message).toBe('There is nothing at this address.')
})
