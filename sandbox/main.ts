import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendIndex, sendNotHere } from './index-page.ts'
import { sandboxPort } from './port.ts'
import { SmsParty } from './sms/sms-party.ts'

const host = '127.0.0.1'
const port = sandboxPort(process.env.SANDBOX_PORT)

const sms = new SmsParty(process.env.SMS_GATEWAY_KEY, () => new Date())

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy())
})

server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = `Port ${port} is already in use. Stop what uses it, or set SANDBOX_PORT.`
  refuse(error.code === 'EADDRINUSE' ? inUse : error.message)
})

if (port === undefined) refuse('SANDBOX_PORT must be a port number from 0 to 65535.')
else server.listen(port, host, tellReady)

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await sms.answer(request, response)) return
  if (request.url === '/') sendIndex(response)
  else sendNotHere(response)
}

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
