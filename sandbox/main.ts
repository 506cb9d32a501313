import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mailPort, paymentPort, sandboxPort, vendorPort, walletUrlIn } from './addresses.ts'
import { beaconSecretIn } from './beacon/beacon-key.ts'
import { BeaconParty } from './beacon/beacon-party.ts'
import { GatewayParty } from './gateway/gateway-party.ts'
import { callbackAddressesIn, paymentKeysIn } from './gateway/payment-keys.ts'
import { sendIndex, sendNotHere } from './index-page.ts'
import { MailParty } from './mail/mail-party.ts'
import { PhoneParty } from './phone/phone-party.ts'
import { ResultsParty } from './results/results-party.ts'
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
const paymentKeys = paymentKeysIn(process.env.PAYMENT_KEYS)
const callbacks = callbackAddressesIn(process.env.PAYMENT_CALLBACKS)
const payments = new GatewayParty({ keys: paymentKeys ?? new Map(), callbacks: callbacks ?? new Map(), now })

const beaconSecret = beaconSecretIn(process.env.BEACON_KEY)
const beacon = new BeaconParty({ secret: beaconSecret ?? '', now })
const results = new ResultsParty({ now })

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy())
})

server.on('error', (error: NodeJS.ErrnoException) => refuseListening(error, port))

if (port === undefined) refuse('SANDBOX_PORT must be a port number from 0 to 65532.')
else if (!vendorKeys)
  refuse('VENDOR_KEYS must be VENDOR:ID:KEY, separated by commas, with keys of 32 characters or more.')
else if (process.env.WALLET_URL && !walletUrl) refuse('WALLET_URL must be the http or https origin of the wallet.')
else if (!paymentKeys)
  refuse('PAYMENT_KEYS must be NAME:PARTNER:ACCESS:SECRET, separated by commas, with secrets of 32 characters or more.')
else if (!callbacks)
  refuse('PAYMENT_CALLBACKS must be NAME=ADDRESS, separated by commas, with http or https addresses.')
else if (!beaconSecret) refuse('BEACON_KEY must be 32 to 200 characters without spaces.')
else server.listen(port, host, () => void listenToOthers(port))

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await sms.answer(request, response)) return
  if (await mail.answer(request, response)) return
  if (await phone.answer(request, response)) return
  if (await vendors.answer(request, response)) return
  if (await payments.answer(request, response)) return
  if (await beacon.answer(request, response)) return
  if (await results.answer(request, response)) return
  if (request.url === '/') sendIndex(response)
  else sendNotHere(response)
}

/** Mail, games and payments have ports of their own. */
async function listenToOthers(port: number): Promise<void> {
  let at = mailPort(port)
  try {
    const forMail = await mail.listen(at)
    at = vendorPort(port)
    const forGames = await vendors.listen(at)
    at = paymentPort(port)
    tellReady(forMail, forGames, await payments.listen(at))
  } catch (error) {
    refuseListening(error as NodeJS.ErrnoException, at)
    stop()
  }
}

function tellReady(forMail: number, forGames: string, forPayments: string): void {
  const address = server.address()
  const listening = typeof address === 'object' ? address?.port : port
  const sandbox = `http://${host}:${listening}`
  process.send?.({
    kind: 'ready',
    sandbox,
    mail: `smtp://${host}:${forMail}`,
    vendors: forGames,
    payments: forPayments,
    beacon: { relays: beacon.relaysAt(sandbox), chain: beacon.chain },
    results: results.feedsAt(sandbox),
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
  payments.close()
  server.close()
  server.closeAllConnections()
  if (process.connected) process.disconnect?.()
}
