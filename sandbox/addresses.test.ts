import { expect, test } from 'vitest'
import { mailPort, sandboxPort, vendorPort } from './addresses.ts'

test.each([
  { given: undefined, port: 3100 },
  { given: '', port: 3100 },
  { given: '0', port: 0 },
  { given: '65533', port: 65_533 },
  { given: '65534', port: undefined },
  { given: '-1', port: undefined },
  { given: 'port', port: undefined },
])('[OPS-01] SANDBOX_PORT=$given means $port', ({ given, port }) => {
  expect(sandboxPort(given)).toBe(port)
})

test('[OPS-01] mail is handed over at the port after the pages, and games are played at the one after that', () => {
  expect([mailPort(3100), mailPort(65_533), mailPort(0)]).toEqual([3101, 65_534, 0])
  expect([vendorPort(3100), vendorPort(65_533), vendorPort(0)]).toEqual([3102, 65_535, 0])
})
