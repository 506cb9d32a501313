import { expect, test } from 'vitest'
import { mailPort, paymentPort, sandboxPort, vendorPort } from './addresses.ts'

test.each([
  { given: undefined, port: 3100 },
  { given: '', port: 3100 },
  { given: '0', port: 0 },
  { given: '65532', port: 65_532 },
  { given: '65533', port: undefined },
  { given: '-1', port: undefined },
  { given: 'port', port: undefined },
])('[OPS-01] SANDBOX_PORT=$given means $port', ({ given, port }) => {
  expect(sandboxPort(given)).toBe(port)
})

test('[OPS-01] mail, games and payments have the three ports after that of the pages', () => {
  expect([mailPort(3100), mailPort(65_532), mailPort(0)]).toEqual([3101, 65_533, 0])
  expect([vendorPort(3100), vendorPort(65_532), vendorPort(0)]).toEqual([3102, 65_534, 0])
  expect([paymentPort(3100), paymentPort(65_532), paymentPort(0)]).toEqual([3103, 65_535, 0])
})
