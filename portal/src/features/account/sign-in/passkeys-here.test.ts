// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { canUsePasskeys } from './passkeys-here.ts'

afterEach(() => vi.unstubAllGlobals())

const brand = { passkeyHost: 'play.example', passkeyDomains: ['mirror.example', 'm.play.example'] }

test.each([
  ['play.example', false, true],
  ['127.0.0.1', true, false],
  ['other.play.example', true, false],
  ['m.play.example', false, true],
  ['mirror.example', false, false],
  ['mirror.example', true, true],
])('[MEM-02] at %s, related origins: %s, passkeys are offered: %s', (hostname, isRelated, isOffered) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  keepConfig({ ...demoConfig, info: { ...demoConfig.info, ...brand } })
  expect(canUsePasskeys({ hostname, isRelated })).toBe(isOffered)
})

test('[MEM-02] a browser without them is offered none', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  keepConfig({ ...demoConfig, info: { ...demoConfig.info, ...brand } })
  expect(canUsePasskeys({ hostname: 'play.example' })).toBe(false)
})
