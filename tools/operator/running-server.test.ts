import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { operatorsAddress, vendorsAddress } from './running-server.ts'

afterEach(() => vi.unstubAllEnvs())

/** Where commands look with a folder in which a server left this. */
function found(left: string | undefined, ports: Record<string, string> = {}): readonly string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-running-'))
  if (left !== undefined) writeFileSync(join(folder.path, 'server.addresses'), left)
  for (const [name, value] of Object.entries({ CONSOLE_PORT: '', VENDOR_PORT: '', ...ports, DATA_DIR: folder.path }))
    vi.stubEnv(name, value)
  return [operatorsAddress(), vendorsAddress()]
}

const left = (pid: number) =>
  JSON.stringify({ pid, operator: 'http://127.0.0.1:4001', vendors: 'http://127.0.0.1:4002' })
const usual = ['http://127.0.0.1:3001', 'http://localhost:3002']

test('[OPS-01] commands find the server that runs on DATA_DIR, unless a port is named', () => {
  expect(found(left(process.pid))).toEqual(['http://127.0.0.1:4001', 'http://127.0.0.1:4002'])
  expect(found(left(process.pid), { CONSOLE_PORT: '5001' })).toEqual(['http://127.0.0.1:5001', 'http://127.0.0.1:4002'])
  expect(found(left(process.pid), { VENDOR_PORT: '5002' })).toEqual(['http://127.0.0.1:4001', 'http://localhost:5002'])
})

test.each([
  ['nothing', undefined],
  ['what a killed server left', left(999_999_999)],
  ['what nobody can read', '{"pid":'],
])('with %s in the folder they go to the usual ports', (_what, text) => {
  expect(found(text)).toEqual(usual)
})
