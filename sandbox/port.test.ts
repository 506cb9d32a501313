import { expect, test } from 'vitest'
import { sandboxPort } from './port.ts'

test.each([
  { given: undefined, port: 3100 },
  { given: '', port: 3100 },
  { given: '0', port: 0 },
  { given: '65535', port: 65_535 },
  { given: '65536', port: undefined },
  { given: '-1', port: undefined },
  { given: 'port', port: undefined },
])('[OPS-01] SANDBOX_PORT=$given means $port', ({ given, port }) => {
  expect(sandboxPort(given)).toBe(port)
})
