import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The yardstick: what a process on this Node.js needs before it can answer anything at all.
const body = JSON.stringify({ success: true, value: { totalCount: 1 } })
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ kind: 'ready', listening: { portal: `http://127.0.0.1:${port}` } })
})
process.on('SIGTERM', () => {
  server.close()
  process.disconnect?.()
})
