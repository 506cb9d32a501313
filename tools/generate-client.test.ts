import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clientFile, clientSource } from './generate-client.ts'

test("the browser's table is what the contract generates", () => {
  expect(readFileSync(clientFile, 'utf8')).toBe(clientSource())
})

test('it stays within 4 KB gzip', () => {
  expect(gzipSync(clientSource()).length).toBeLessThan(4096)
})
