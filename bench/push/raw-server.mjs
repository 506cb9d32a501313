import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

// The yardstick: sockets after a websocket's handshake, and the same bytes written to each of them.

const seal = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const sockets = new Set()
const server = createServer()
server.on('upgrade', (request, socket) => {
  const key = createHash('sha1')
    .update(request.headers['sec-websocket-key'] + seal)
    .digest('base64')
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
  socket.on('error', () => {})
  socket.on('close', () => sockets.delete(socket))
  socket.on('data', () => {})
  socket.write(`${[...head, `Sec-WebSocket-Accept: ${key}`].join('\r\n')}\r\n\r\n`)
  sockets.add(socket)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  process.send({ listening: { portal: `http://127.0.0.1:${server.address().port}` } })
})
process.on('message', ({ text }) => {
  const frame = Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)])
  for (const socket of sockets) socket.write(frame)
  process.send({ written: sockets.size })
})
process.on('SIGTERM', () => process.exit())
