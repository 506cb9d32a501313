import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clientTables } from './generate-client.ts'

test("the browser's tables are what the contract generates", () => {
  for (const { file, source } of clientTables()) expect(readFileSync(file, 'utf8')).toBe(source)
})

const portals = clientTables().filter(({ file }) => !file.pathname.includes('/console/'))

test("the portal's stay within 4 KB gzip together", () => {
  expect(gzipSync(portals.map(({ source }) => source).join('')).length).toBeLessThan(4096)
})

test("the portal's name no call of the operators' port", () => {
  expect(portals.map(({ source }) => source).join('')).not.toContain('/wps/operator/')
})
