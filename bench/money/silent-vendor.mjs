import { createServer } from 'node:http'

// A game vendor that takes every launch and answers it ten seconds later, with a fault.
const silentMs = 10_000
const server = createServer((request, response) => {
  request.resume()
  setTimeout(() => response.writeHead(500).end(), silentMs)
})
server.listen(0, '127.0.0.1', () => {
  process.send({ listening: { portal: `http://127.0.0.1:${server.address().port}` } })
})
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
  process.disconnect()
})
