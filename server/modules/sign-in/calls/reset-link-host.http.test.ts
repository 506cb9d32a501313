import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import type { FactorsWorld } from '../test-world/factors-world.ts'
import { passwordWorld, reachable } from '../test-world/password-world.ts'

const proxy = '127.0.0.1'
let f: FactorsWorld
beforeAll(async () => {
  f = await passwordWorld({ publicUrl: 'https://play.example.com', trustedProxies: [proxy] })
})
afterAll(() => f[Symbol.asyncDispose]())

/** Asks for a link behind a trusted proxy or without one; answers the mail that came. */
async function mailAfter(headers: Record<string, string>, isProxied: boolean): Promise<string> {
  const who = await reachable(f.w)
  const before = f.mail.deliveries.length
  const from = newBrowser(f.w)
  const passToken = await passFor(f.w, from, 'mail')
  const { method, path: url } = calls.forgotByEmail
  const answer = await f.w.app.portal.inject({
    ...{ method, url, payload: { username: who.username, email: who.email, passToken } },
    remoteAddress: isProxied ? proxy : from.address,
    headers: {
      cookie: `__Host-asker=${from.cookies.get('asker')}; asker=${from.cookies.get('asker')}`,
      ...(isProxied && { 'x-forwarded-for': from.address }),
      ...headers,
    },
  })
  expect(answer.statusCode).toBe(200)
  await f.mail.arrived(before + 1)
  return f.mail.deliveries.at(-1)?.text ?? ''
}

test.each<[string, Record<string, string>]>([
  ['the host of the brand', { host: 'play.example.com' }],
  ['a mirror', { host: 'mirror.example' }],
  ['a stranger’s Host', { host: 'evil.example' }],
  ['a stranger’s Host with a port', { host: 'evil.example:443' }],
  ['a Host that begins as ours does', { host: 'play.example.com.evil.example' }],
  ['a stranger’s X-Forwarded-Host', { host: 'play.example.com', 'x-forwarded-host': 'evil.example' }],
  ['two of them', { host: 'play.example.com', 'x-forwarded-host': 'evil.example, play.example.com' }],
  ['a stranger’s Forwarded', { host: 'play.example.com', forwarded: 'host=evil.example;proto=http' }],
  ['another scheme', { host: 'play.example.com', 'x-forwarded-proto': 'http' }],
  ['another port', { host: 'play.example.com', 'x-forwarded-port': '81', 'x-original-host': 'evil.example' }],
])('[ACC-17] the link of a reset names PUBLIC_URL, asked with %s', async (_what, headers) => {
  for (const isProxied of [false, true]) {
    const text = await mailAfter(headers, isProxied)
    expect(text).toMatch(/^https:\/\/play\.example\.com\/\?reset=[A-Za-z0-9_-]{27}$/m)
    expect(text.match(/https?:\/\/[^\s/]+/g)).toEqual(['https://play.example.com'])
    expect(text).not.toContain('evil')
  }
})
