import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mailPort, sandboxPort, vendorPort, walletUrlIn } from './addresses.ts'
import { sendIndex, sendNotHere } from './index-page.ts'
import { MailParty } from './mail/mail-party.ts'
import { PhoneParty } from './phone/phone-party.ts'
import { SmsParty } from './sms/sms-party.ts'
import { VendorKeys, vendorKeysIn } from './vendors/vendor-keys.ts'
import { VendorParty } from './vendors/vendor-party.ts'

const host = '127.0.0.1'
const port = sandboxPort(process.env.SANDBOX_PORT)

const now = () => new Date()
const sms = new SmsParty(process.env.SMS_GATEWAY_KEY, now)
const mail = new MailParty(now)
const {
  PHONE_PROVIDER_KEY: key,
  PHONE_PROVIDER_ISSUER: issuer = '',
  PHONE_PROVIDER_AUDIENCE: audience = '',
} = process.env
const phone = new PhoneParty({ key, issuer, audience, now })
const vendorKeys = vendorKeysIn(process.env.VENDOR_KEYS)
const walletUrl = walletUrlIn(process.env.WALLET_URL)
const vendors = new VendorParty({ keys: vendorKeys ?? new VendorKeys(new Map()), walletUrl, now })

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy())
})

server.on('error', (error: NodeJS.ErrnoException) => refuseListening(error, port))

if (port === undefined) refuse('SANDBOX_PORT must be a port number from 0 to 65533.')
else if (!vendorKeys)
  refuse('VENDOR_KEYS must be VENDOR:ID:KEY, separated by commas, with keys of 32 characters or more.')
else if (process.env.WALLET_URL && !walletUrl) refuse('WALLET_URL must be the http or https origin of the wallet.')
else server.listen(port, host, () => void listenToOthers(port))

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await sms.answer(request, response)) return
  if (await mail.answer(request, response)) return
  if (await phone.answer(request, response)) return
  if (await vendors.answer(request, response)) return
  if (request.url === '/') sendIndex(response)
  else sendNotHere(response)
}

/** Mail and games have ports of their own. */
async function listenToOthers(port: number): Promise<void> {
  let at = mailPort(port)
  try {
    const forMail = await mail.listen(at)
    at = vendorPort(port)
    tellReady(forMail, await vendors.listen(at))
  } catch (error) {
    refuseListening(error as NodeJS.ErrnoException, at)
    stop()
  }
}

function tellReady(forMail: number, forGames: string): void {
  const address = server.address()
  const listening = typeof address === 'object' ? address?.port : port
  process.send?.({
    kind: 'ready',
    sandbox: `http://${host}:${listening}`,
    mail: `smtp://${host}:${forMail}`,
    vendors: forGames,
  })
}

function refuseListening(error: NodeJS.ErrnoException, at: number | undefined): void {
  const inUse = `Port ${at} is already in use. Stop what uses it, or set SANDBOX_PORT.`
  refuse(error.code === 'EADDRINUSE' ? inUse : error.message)
}

function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
  process.disconnect?.()
}

function stop(): void {
  mail.close()
  vendors.close()
  server.close()
  server.closeAllConnections()
  if (process.connected) process.disconnect?.()
}
