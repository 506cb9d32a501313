import {
  type MomoCreate,
  type MomoIpn,
  type MomoQuery,
  momoCreate,
  momoCreated,
  momoIpn,
  momoPaths,
  momoQueried,
  momoResults,
  momoSigned,
  momoSignedText,
} from '@banyan/contract/gateway/momo.ts'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import { hmacOf, isRightHex } from '#/platform/crypto/check-message.ts'
import type { GatewayParts, ProviderConfig } from '#/platform/network/gateway-parts.ts'
import { ProviderClient } from '#/platform/network/provider-client.ts'
import { sourceCheck } from '#/platform/network/source-check.ts'
import { jsonIn } from '#/platform/text/read-json.ts'
import type { Gateway, Inquiry, Opening, PaymentFact, PaymentOrder, RawMessage, Reading } from '../gateway-port.ts'
import { dong, dongInMinor, wholeUnits } from '../wire/wire-amounts.ts'

const provider = 'momo'
/** MoMo asks for at least 30 s of patience (domain 5.4), and says some of its refusals with 400. */
const asked = { timeoutMs: 30_000, alsoStatus: 400 } as const
const checks = once(() => ({
  create: Compile(momoCreate),
  created: Compile(momoCreated),
  queried: Compile(momoQueried),
  ipn: Compile(momoIpn),
}))

/** MoMo's payment gateway, version 2 (contract/gateway/momo.ts). It has no file of a day. */
export function momoGateway(config: ProviderConfig, parts: GatewayParts): Gateway {
  const isSource = sourceCheck(config.sources)
  const client = config.url && new ProviderClient(provider, config.url, parts)
  return {
    provider,
    read: (message) => (isSource(message.address) ? read(message, config, parts) : { is: 'forged' }),
    reply: (outcome) => ({
      status: { taken: 204, forged: 401, nonsense: 400, again: 503 }[outcome],
      body: '',
      contentType: 'application/json',
    }),
    ...(client && {
      open: (order) => open(order, client, config, parts),
      inquire: ({ number }) => inquire(number, client, config, parts),
    }),
  }
}

/** A notification has no time that could be too old: its event key alone makes a replay harmless. */
function read({ body }: RawMessage, config: ProviderConfig, parts: GatewayParts): Reading {
  const ipn = jsonIn(body)
  if (!checks().ipn.Check(ipn)) return { is: 'nonsense' }
  const right = signatureOf('ipn', ipn, config)
  if (!isRightHex(ipn.signature, right) || ipn.partnerCode !== config.partner) return { is: 'forged' }
  const fact = factOf(ipn, parts)
  return fact ? { is: 'fact', eventKey: `${fact.transactionId}:${fact.status}`, fact } : { is: 'nonsense' }
}

function signatureOf(
  message: keyof typeof momoSigned,
  values: Readonly<Record<string, string | number>>,
  { access, secret }: ProviderConfig,
): Buffer {
  return hmacOf(secret, momoSignedText(momoSigned[message], { ...values, accessKey: access }))
}

type Told = Pick<MomoIpn, 'orderId' | 'resultCode' | 'responseTime'> & Partial<Pick<MomoIpn, 'amount' | 'transId'>>

/** What a payment came to; undefined where the code decides nothing, or a payment has no number or amount. */
function factOf({ orderId, resultCode, amount = 0, transId = 0, responseTime }: Told, parts: GatewayParts) {
  const status = statusOf(resultCode)
  if (!status || (status === 'paid' && (transId === 0 || amount === 0))) return undefined
  const fact: PaymentFact = {
    // What nobody paid has no transaction yet.
    transactionId: transId > 0 ? String(transId) : `none-${orderId}`,
    status,
    orderNumber: orderId,
    amountMinor: dongInMinor(amount, parts),
    asset: dong,
    at: new Date(responseTime),
    ...(status !== 'paid' && { reason: `momo_${resultCode}` }),
  }
  return fact
}

function statusOf(resultCode: number): PaymentFact['status'] | undefined {
  const has = (codes: readonly number[]) => codes.includes(resultCode)
  if (has(momoResults.paid)) return 'paid'
  if (has(momoResults.pending)) return 'pending'
  return has(momoResults.undecided) || has(momoResults.notFound) ? undefined : 'failed'
}

async function open(
  order: PaymentOrder,
  client: ProviderClient,
  config: ProviderConfig,
  parts: GatewayParts,
): Promise<Opening> {
  const amount = wholeUnits(order.amountMinor, parts.currency.exponent)
  if (order.asset !== dong || amount === undefined) return { is: 'refused', reason: 'amount' }
  const values = {
    partnerCode: config.partner,
    // The number of the order names the request too, so that it is opened once.
    requestId: order.number,
    amount,
    orderId: order.number,
    // Signs that part the fields of the signed text stay out of them.
    orderInfo: order.content.replace(/[&=]/g, ' '),
    redirectUrl: order.returnUrl.href,
    ipnUrl: order.callbackUrl.href,
    requestType: 'captureWallet',
    extraData: '',
  } as const
  const request: MomoCreate = {
    ...values,
    lang: 'vi',
    signature: signatureOf('create', values, config).toString('hex'),
  }
  if (!checks().create.Check(request)) return { is: 'refused', reason: 'order' }
  const answer = await client.ask({ path: momoPaths.create, body: JSON.stringify(request), ...asked })
  if (!answer) return { is: 'unknown' }
  const created = jsonIn(answer.text)
  const isOurs =
    checks().created.Check(created) && created.orderId === order.number && created.partnerCode === config.partner
  if (!isOurs) return unknown(client, 'no such answer to an opening')
  const { resultCode, payUrl } = created
  if (resultCode === 0 && payUrl !== undefined) return { is: 'opened', address: payUrl, reference: created.requestId }
  if (resultCode === 0 || statusOf(resultCode) !== 'failed') return unknown(client, `result ${resultCode}`)
  return { is: 'refused', reason: `momo_${resultCode}` }
}

async function inquire(
  number: string,
  client: ProviderClient,
  config: ProviderConfig,
  parts: GatewayParts,
): Promise<Inquiry> {
  // MoMo refuses a request that has been there before.
  const requestId = parts.random(16).toString('hex')
  const values = { partnerCode: config.partner, requestId, orderId: number }
  const request: MomoQuery = { ...values, lang: 'vi', signature: signatureOf('query', values, config).toString('hex') }
  const answer = await client.ask({ path: momoPaths.query, body: JSON.stringify(request), ...asked })
  if (!answer) return { is: 'unknown' }
  const queried = jsonIn(answer.text)
  if (!checks().queried.Check(queried)) return unknown(client, 'no such answer to a query')
  if (queried.orderId !== number || queried.partnerCode !== config.partner)
    return unknown(client, 'answer about another order')
  if (momoResults.notFound.some((code) => code === queried.resultCode)) return { is: 'not_found' }
  const fact = factOf(queried, parts)
  return fact ? { is: 'fact', fact } : unknown(client, `result ${queried.resultCode}`)
}

function unknown(client: ProviderClient, reason: string): { readonly is: 'unknown' } {
  client.fault(reason)
  return { is: 'unknown' }
}
