import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { calls } from '@banyan/contract/calls.ts'
import { callTable, presentationTable } from '@banyan/contract/client.gen.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'
import { operatorCallTable } from '@banyan/contract/operator-client.gen.ts'
import { expect, test } from 'vitest'
import { clientTables } from './generate-client.ts'

test("the browsers' tables are what the contract generates", () => {
  for (const { file, source } of clientTables) expect(readFileSync(file, 'utf8')).toBe(source())
})

test('each stays within 4 KB gzip', () => {
  for (const { source } of clientTables) expect(gzipSync(source()).length).toBeLessThan(4096)
})

test("the portal's rows name no call of the operators' port, and the console's name nothing else", () => {
  expect(JSON.stringify(callTable)).not.toContain('/wps/operator/')
  for (const id of Object.keys(operatorCallTable))
    expect(calls[id as keyof typeof operatorCallTable].path).toMatch(/^\/wps\/operator\//)
})

test('each row says what the contract says', () => {
  // The console's rows are held against the contract with what it adds to them: console/src/api/call-rows.test.ts.
  for (const [id, row] of Object.entries(callTable)) {
    const { method, path, moduleId, token, encrypted } = calls[id as keyof typeof calls]
    const spelt = { method: 'GET', encrypted: false, ...row }
    expect(spelt).toMatchObject({ method, path, moduleId, encrypted })
    expect('token' in row).toBe(token === 'none')
  }
})

test('an error without a presentation of its own is a dialog', () => {
  for (const [code, { presentation }] of Object.entries(errorCatalogue))
    expect((presentationTable as Record<string, string>)[code] ?? 'dialog').toBe(presentation)
})
