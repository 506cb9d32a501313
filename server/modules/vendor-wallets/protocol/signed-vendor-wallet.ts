import { type SignedMessage, signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import {
  answerText,
  type BalanceRequest,
  balanceAnswer,
  type MoveRequest,
  type StatusRequest,
  transferAnswer,
  transferWalletPaths,
} from '@banyan/contract/vendor/transfer-wallet.ts'
import { inVendorUnits } from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { Compile } from 'typebox/compile'
import { amountAtMost } from '#/ledger/posting.ts'
import { once } from '#/platform/concurrency/once.ts'
import type { VendorKeyConfig, VendorUrlConfig } from '#/platform/config/vendors.ts'
import { hmacOf, isRightHex } from '#/platform/crypto/check-message.ts'
import type { GatewayParts } from '#/platform/network/gateway-parts.ts'
import { ProviderClient } from '#/platform/network/provider-client.ts'
import { jsonIn } from '#/platform/text/read-json.ts'
import type { VendorMove, VendorWallet, VendorWallets, VendorWord } from './vendor-wallet-port.ts'

const checks = once(() => ({ transfer: Compile(transferAnswer), balance: Compile(balanceAnswer) }))
/** A member waits for the answer. */
const usualTimeoutMs = 5_000
const bytesAtMost = 4_096

/** The wallets of all vendors that the environment names, each made when it is first asked for. */
export function signedVendorWallets(
  config: { readonly keys: readonly VendorKeyConfig[]; readonly urls: readonly VendorUrlConfig[] },
  parts: GatewayParts,
): VendorWallets {
  const made = new Map<string, VendorWallet>()
  return (vendor) => {
    const key = entryOf(config.keys, vendor)
    const url = entryOf(config.urls, vendor)?.url
    if (!key || !url) return undefined
    const wallet = made.get(vendor) ?? new SignedVendorWallet(vendor, { key, url }, parts)
    made.set(vendor, wallet)
    return wallet
  }
}

/** The vendor's own entry, else the one for all; the first key signs. */
function entryOf<Entry extends { readonly vendorCode: string }>(entries: readonly Entry[], vendor: string) {
  return entries.find((each) => each.vendorCode === vendor) ?? entries.find((each) => each.vendorCode === '*')
}

/** Speaks our own signed format (contract/vendor/transfer-wallet.ts). */
class SignedVendorWallet implements VendorWallet {
  readonly #vendor: string
  readonly #key: VendorKeyConfig
  readonly #url: URL
  readonly #parts: GatewayParts
  readonly #client: ProviderClient

  constructor(vendor: string, { key, url }: { readonly key: VendorKeyConfig; readonly url: URL }, parts: GatewayParts) {
    this.#vendor = vendor
    this.#key = key
    this.#url = url
    this.#parts = parts
    this.#client = new ProviderClient(vendor, url, { ...parts, timeoutMs: parts.timeoutMs ?? usualTimeoutMs })
  }

  deposit = (move: VendorMove): Promise<VendorWord> => this.#move(transferWalletPaths.deposit, move)
  withdraw = (move: VendorMove): Promise<VendorWord> => this.#move(transferWalletPaths.withdraw, move)

  async status(move: VendorMove): Promise<VendorWord> {
    const { transferId, player } = move
    const request: StatusRequest = { transferId, player, nonce: this.#nonce() }
    return this.#wordIn(await this.#ask(transferWalletPaths.status, request), move)
  }

  async balance(player: string, asset: string, unit: number): Promise<bigint | undefined> {
    const request: BalanceRequest = { player, currency: asset, nonce: this.#nonce() }
    const answer = await this.#ask(transferWalletPaths.balance, request)
    if (answer === undefined) return undefined
    if (checks().balance.Check(answer) && answer.player === player && answer.currency === asset) {
      const minor = minorOfUnits(answer.balance, unit, this.#parts.currency.exponent)
      if (minor <= amountAtMost) return minor
    }
    this.#client.fault('no such answer to a balance')
    return undefined
  }

  async #move(path: string, move: VendorMove): Promise<VendorWord> {
    const { transferId, player, asset: currency, amountMinor, unit } = move
    const units = inVendorUnits(amountMinor, unit, this.#parts.currency.exponent)
    if (units === undefined) throw new Error(`${amountMinor} of ${transferId} are no whole units of the vendor's`)
    const request: MoveRequest = { transferId, player, currency, amount: String(units), nonce: this.#nonce() }
    const word = this.#wordIn(await this.#ask(path, request), move)
    // Only a question can be answered with it: to an order it is no answer.
    return word.is === 'not_found' ? this.#unknown('no such answer to a transfer') : word
  }

  #wordIn(answer: unknown, { transferId, asset, unit }: VendorMove): VendorWord {
    if (answer === undefined) return { is: 'unknown', reason: 'no answer' }
    if (!checks().transfer.Check(answer) || answer.transferId !== transferId)
      return this.#unknown('no such answer about a transfer')
    if (answer.result === 'refused') return { is: 'refused', reason: answer.reason }
    if (answer.result === 'not_found') return { is: 'not_found' }
    if (answer.result === 'pending') return { is: 'unknown', reason: 'pending' }
    // In another currency nothing of it can be compared.
    if (answer.currency !== asset) return this.#unknown('answer in another currency')
    const { exponent } = this.#parts.currency
    const { kind, amount, balance } = answer
    const balanceMinor = balance === undefined ? undefined : minorOfUnits(balance, unit, exponent)
    return {
      ...{ is: 'done', kind, amountMinor: minorOfUnits(amount, unit, exponent) },
      ...(balanceMinor !== undefined && balanceMinor <= amountAtMost && { balanceMinor }),
    }
  }

  #unknown(reason: string): VendorWord {
    this.#client.fault(reason)
    return { is: 'unknown', reason }
  }

  readonly #nonce = () => Buffer.from(this.#parts.random(16)).toString('base64url')

  /** The JSON of a rightly signed answer; null where it is none, undefined without an answer. */
  async #ask(path: string, request: object): Promise<unknown> {
    const body = JSON.stringify(request)
    const signed: SignedMessage = {
      ...{ vendorCode: this.#vendor, method: 'POST', path: `${this.#url.pathname.replace(/\/$/, '')}/${path}`, body },
      unixSeconds: Math.floor(this.#parts.now().getTime() / 1000),
    }
    const { id, secret } = this.#key
    const signature = hmacOf(secret, signedText(signed)).toString('hex')
    const headers = {
      [signatureHeaders.vendor]: this.#vendor,
      [signatureHeaders.key]: id,
      [signatureHeaders.time]: String(signed.unixSeconds),
      [signatureHeaders.signature]: signature,
    }
    const answer = await this.#client.ask({ path, body, headers, bytesAtMost })
    if (!answer) return undefined
    const given = answer.headers.get(signatureHeaders.signature) ?? ''
    if (isRightHex(given, hmacOf(secret, answerText(signature, answer.text)))) return jsonIn(answer.text) ?? null
    this.#client.fault('answer not signed')
    return undefined
  }
}

/** Units of a vendor's, which may have parts, in our minor units; what is smaller than one is cut off. */
export function minorOfUnits(amount: string, unit: number, exponent: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  const scale = 10n ** BigInt(fraction.length)
  return (BigInt(whole + fraction) * BigInt(unit) * 10n ** BigInt(exponent)) / scale
}
