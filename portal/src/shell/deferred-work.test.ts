// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { deferredWork } from './deferred-work.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', []],
  ['https://count.example/p.gif', [{ referrerPolicy: 'no-referrer', src: 'https://count.example/p.gif' }]],
])('[SYS-26] analytics %j loads %j', (analytics, expected) => {
  const loaded: object[] = []
  class FakeImage {
    constructor() {
      loaded.push(this)
    }
  }
  vi.stubGlobal('Image', FakeImage)
  keepConfig({ ...demoConfig, info: { ...demoConfig.info, analytics } })
  onTestFinished(deferredWork(createQueryClient()))
  expect(loaded.map((image) => ({ ...image }))).toEqual(expected)
})
