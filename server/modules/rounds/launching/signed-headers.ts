import { createHmac } from 'node:crypto'
import { type SignedMessage, signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import type { VendorKey } from '../vendor-protocol/signature.ts'

/** What shows a vendor that a message is the brand's and meant for it. */
export function signedHeaders(message: SignedMessage, { id, secret }: VendorKey): Record<string, string> {
  return {
    [signatureHeaders.vendor]: message.vendorCode,
    [signatureHeaders.key]: id,
    [signatureHeaders.time]: String(message.unixSeconds),
    [signatureHeaders.signature]: createHmac('sha256', secret).update(signedText(message)).digest('hex'),
  }
}
