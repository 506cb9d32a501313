import { createServer } from 'node:http'

// The yardstick: what a process on this Node.js needs before it can answer anything at all. Plain
// JavaScript, because what it costs to strip types is the server's to bear.
const body = JSON.stringify({ success: true, value: { totalCount: 1 } })
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send({ kind: 'ready', listening: { portal: `http://127.0.0.1:${server.address().port}` } })
})
process.on('SIGTERM', () => {
  server.close()
  process.disconnect()
})
