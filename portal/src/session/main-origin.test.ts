// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { mainOrigin } from './main-origin.ts'
import { keepConfig } from './portal-config.ts'

test.each([
  ['play.example', 'https://play.example'],
  ['', location.origin],
])('[SYS-26] links that leave the page use the main domain, where there is one: %j', (mainDomain, origin) => {
  keepConfig({ ...demoConfig, info: { ...demoConfig.info, mainDomain } })
  expect(mainOrigin()).toBe(origin)
})
