import { createHmac } from 'node:crypto'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import { type BodyOfOperation, walletOperations } from '@banyan/contract/vendor/wallet.ts'

export const vendorKeyId = 'bench'
const { path } = walletOperations.bet

/** A bet of 10 with ids of its own. */
export function betOf(
  { session, player }: { readonly session: string; readonly player: string },
  gameCode: string,
  id: string,
): BodyOfOperation<'bet'> {
  return { session, player, currency: 'VND', gameCode, transactionId: id, roundId: `r${id}`, amount: '10' }
}

/** The bytes of a signed request for it. */
export function signedBet(host: string, vendorCode: string, key: string, bet: BodyOfOperation<'bet'>): string {
  const body = JSON.stringify(bet)
  const unixSeconds = Math.floor(Date.now() / 1000)
  const text = signedText({ vendorCode, method: 'POST', path, unixSeconds, body })
  const headers = {
    host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    [signatureHeaders.vendor]: vendorCode,
    [signatureHeaders.key]: vendorKeyId,
    [signatureHeaders.time]: String(unixSeconds),
    [signatureHeaders.signature]: createHmac('sha256', key).update(text).digest('hex'),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
