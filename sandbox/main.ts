import { createServer } from 'node:http'
import { indexPage } from './index-page.ts'
import { sandboxPort } from './port.ts'

const host = '127.0.0.1'
const port = sandboxPort(process.env.SANDBOX_PORT)

const server = createServer((request, response) => {
  const found = request.url === '/'
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  response.end(indexPage(found))
})

server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = `Port ${port} is already in use. Stop what uses it, or set SANDBOX_PORT.`
  refuse(error.code === 'EADDRINUSE' ? inUse : error.message)
})

if (port === undefined) refuse('SANDBOX_PORT must be a port number from 0 to 65535.')
else server.listen(port, host, tellReady)

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)

function tellReady(): void {
  const address = server.address()
  const listening = typeof address === 'object' ? address?.port : port
  process.send?.({ kind: 'ready', sandbox: `http://${host}:${listening}` })
}

function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
  process.disconnect?.()
}

function stop(): void {
  server.close()
  server.closeAllConnections()
  if (process.connected) process.disconnect?.()
}
