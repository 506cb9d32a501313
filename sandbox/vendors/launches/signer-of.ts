import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { goodForSeconds, signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import type { VendorKeys } from '../vendor-keys.ts'

const hexOfSha256 = /^[0-9a-f]{64}$/
const unixTime = /^\d{1,12}$/

/** The vendor for which a request is rightly signed, and not too old or too new; undefined when it is not. */
export function signerOf(request: IncomingMessage, body: string, keys: VendorKeys, now: Date): string | undefined {
  const header = (name: keyof typeof signatureHeaders) => {
    const value = request.headers[signatureHeaders[name]]
    return typeof value === 'string' ? value : ''
  }
  const [vendor, time, signature] = [header('vendor'), header('time'), header('signature')]
  const key = keys.keyOf(vendor, header('key'))
  if (vendor === '*' || key === undefined || !unixTime.test(time) || !hexOfSha256.test(signature)) return undefined
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(time)) > goodForSeconds) return undefined
  const { method = '', url: path = '' } = request
  const text = signedText({ vendorCode: vendor, method, path, unixSeconds: Number(time), body })
  const right = createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? vendor : undefined
}
