import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { goodForSeconds, type SignedMessage, signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'

/** A vendor's signing key. While one replaces another, both are good. */
export interface VendorKey {
  /** `*` for one party that speaks for every vendor. */
  readonly vendorCode: string
  readonly id: string
  readonly secret: string
}

export interface SignedRequest {
  /** Of the client. */
  readonly address: string
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The bytes as they came. */
  readonly body: string | Buffer
}

/** The vendor that a request says it comes from, before anything shows that it does; empty where it says none. */
export function claimedVendor({ headers }: Pick<SignedRequest, 'headers'>): string {
  const value = headers[signatureHeaders.vendor]
  return typeof value === 'string' && vendorCodePattern.test(value) ? value : ''
}

const vendorCodePattern = /^[A-Z0-9_]{2,20}$/

/** The vendor that signed a request; undefined if anything is wrong with the signature. All faults look alike. */
export function signerOf(keys: readonly VendorKey[], request: SignedRequest, now: Date): string | undefined {
  const header = (name: keyof typeof signatureHeaders) => {
    const value = request.headers[signatureHeaders[name]]
    return typeof value === 'string' ? value : ''
  }
  const [vendorCode, id, time, signature] = [header('vendor'), header('key'), header('time'), header('signature')]
  if (!vendorCodePattern.test(vendorCode) || !/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature))
    return undefined
  if (Math.abs(now.getTime() / 1000 - Number(time)) > goodForSeconds) return undefined
  const key = keys.find((each) => each.id === id && (each.vendorCode === vendorCode || each.vendorCode === '*'))
  if (!key) return undefined
  const { method, path, body } = request
  // The body is what is signed last, so its bytes need not be copied behind the rest.
  const head = signedText({ vendorCode, method, path, unixSeconds: Number(time), body: '' })
  const right = createHmac('sha256', secretOf(key)).update(head).update(body).digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? vendorCode : undefined
}

const secrets = new WeakMap<VendorKey, KeyObject>()

function secretOf(key: VendorKey): KeyObject {
  const known = secrets.get(key) ?? createSecretKey(key.secret, 'utf8')
  secrets.set(key, known)
  return known
}

/** Headers that show a vendor that a message is the brand's and meant for it. */
export function signMessage(message: SignedMessage, { id, secret }: VendorKey): Record<string, string> {
  return {
    [signatureHeaders.vendor]: message.vendorCode,
    [signatureHeaders.key]: id,
    [signatureHeaders.time]: String(message.unixSeconds),
    [signatureHeaders.signature]: createHmac('sha256', secret).update(signedText(message)).digest('hex'),
  }
}
