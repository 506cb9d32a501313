import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { signatureHeaders } from '@banyan/contract/vendor/signature.ts'
import {
  answerText,
  type BalanceRequest,
  type MoveRequest,
  type StatusRequest,
  type TransferAnswer,
  transferWalletPaths,
} from '@banyan/contract/vendor/transfer-wallet.ts'
import type { Fault } from '../faults.ts'
import { fieldsIn, isText } from '../launches/fields-in.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import type { KeptWallets } from './wallets.ts'

/** The path of a question about a wallet that is kept here; undefined where it is none. */
export function walletQuestion(url: string): keyof typeof transferWalletPaths | undefined {
  const found = Object.entries(transferWalletPaths).find(([, path]) => url === `/${path}`)
  return found?.[0] as keyof typeof transferWalletPaths | undefined
}

interface Question {
  readonly name: keyof typeof transferWalletPaths
  readonly vendor: string
  readonly body: string
  readonly fault: Fault
}

const text = (pattern: RegExp) => (value: unknown) => isText(value, pattern)
const player = text(/^[A-Za-z0-9_-]{22}$/)
const currency = text(/^[A-Z]{3}$/)
const transferId = text(/^[A-Za-z0-9_-]{1,64}$/)
const nonce = text(/^[A-Za-z0-9_-]{16,64}$/)

/**
 * What a rightly signed question is answered; `silence` where the vendor says nothing, undefined where the question makes
 * no sense.
 */
export function walletAnswer(wallets: KeptWallets, { name, vendor, body, fault }: Question) {
  if (name === 'balance') {
    const asked = fieldsIn<BalanceRequest>(body, { player, currency, nonce })
    return asked && wallets.balance(vendor, asked.player, asked.currency)
  }
  if (name === 'status') {
    const asked = fieldsIn<StatusRequest>(body, { transferId, player, nonce })
    return asked && lying(wallets.status(vendor, asked.player, asked.transferId), fault)
  }
  const amount = text(/^[1-9]\d{0,13}$/)
  const asked = fieldsIn<MoveRequest>(body, { transferId, player, currency, amount, nonce })
  if (!asked) return undefined
  if (fault === 'transfers_refused')
    return { result: 'refused', transferId: asked.transferId, reason: 'open_round' } as const
  const answer = wallets.move(vendor, name, asked)
  return fault === 'transfers_lost' ? 'silence' : lying(answer, fault)
}

/** The same as a vendor says it that is not to be believed. */
function lying(answer: TransferAnswer, fault: Fault): TransferAnswer {
  if (answer.result !== 'done') return answer
  if (fault === 'transfers_pending') return { result: 'pending', transferId: answer.transferId }
  return fault === 'transfers_wrong' ? { ...answer, amount: String(BigInt(answer.amount) + 1n) } : answer
}

/** Sends an answer signed under the signature of its request. */
export function sendSigned(
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: object,
  { keys, vendor }: { readonly keys: VendorKeys; readonly vendor: string },
): void {
  const key = keys.keyOf(vendor, String(headers[signatureHeaders.key])) ?? ''
  const body = JSON.stringify(answer)
  const signed = answerText(String(headers[signatureHeaders.signature]), body)
  const signature = createHmac('sha256', key).update(signed).digest('hex')
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      [signatureHeaders.signature]: signature,
    })
    .end(body)
}
