import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-portal-'))
for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
cpSync('portal/public', folder.path, { recursive: true })
writeFileSync(join(folder.path, 'index.html'), '<!doctype html><html lang="en" dir="ltr"></html>')
afterAll(() => folder.remove())

test("[SYS-04] a session's token in an address is refused with 400 and its session ends; a one-time code is not looked at", async () => {
  await using w = await world({ portalFolder: folder.path })
  const open = (token: string) => w.app.portal.inject({ url: `/?token=${token}` })
  const isSignedIn = async ({ headers }: { readonly headers: Record<string, string> }) =>
    (await w.app.portal.inject({ url: calls.memberInfo.path, headers })).statusCode === 200
  const shown = await w.signIn()
  const other = await w.signIn()
  expect(await isSignedIn(shown)).toBe(true)

  const minted = await w.app.portal.inject({ method: 'POST', url: calls.handoff.path, headers: shown.headers })
  const withCode = await open(minted.json().value.code)
  expect(withCode.statusCode).toBe(200)
  expect(withCode.headers['referrer-policy']).toBe('no-referrer')
  expect(await isSignedIn(shown)).toBe(true)

  const mailed = await w.app.portal.inject({ url: `/?reset=${'a'.repeat(27)}` })
  expect(mailed.statusCode).toBe(200)
  expect(mailed.headers['referrer-policy']).toBe('no-referrer')

  const withToken = await open(shown.token)
  expect(withToken.statusCode).toBe(400)
  expect(withToken.headers['referrer-policy']).toBe('no-referrer')
  expect(await isSignedIn(shown)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
  // One that is nobody's is as wrong there, and ends nothing.
  expect((await open('A'.repeat(43))).statusCode).toBe(400)
  expect(await isSignedIn(other)).toBe(true)
})

test('[ACC-17] the code of a mailed link is told to nobody by what its page fetches', async () => {
  await using w = await world({ portalFolder: folder.path })
  const open = (url: string) => w.app.portal.inject({ url })
  expect((await open(`/?reset=${'A'.repeat(27)}`)).headers['referrer-policy']).toBe('no-referrer')
  expect((await open('/')).headers['referrer-policy']).toBe('same-origin')
})
