import { createHmac } from 'node:crypto'
import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { bankFeedHeaders, bankFeedSignedText } from '@banyan/contract/gateway/bank-feed.ts'
import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import type { Withdrawal } from '@banyan/contract/wallet/withdrawal.ts'
import { asClientsSend } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { keeperCode } from './crash-settings.ts'
import { bankTime, ownAccount } from './deposit-world.ts'
import { paymentPassword } from './withdrawal-world.ts'

/** What members' calls go to, and what they are known by. */
export interface MoneySeatParts {
  portal(): Promise<string>
  vendors(): Promise<string>
  readonly bankSecret: string
  readonly random: () => number
  signIn(accountId: bigint): Promise<SignedInClient>
  /** What the servers logged about a request. */
  logOf(requestId: string): string
  /** Before each request goes out. */
  readonly onRequest: () => void
}

export interface SeatOwner {
  readonly accountId: bigint
  readonly payoutAccount: string
  readonly name: string
  /** Whether it sends money to its upline now and then. */
  readonly hasUpline: boolean
}

interface Answer {
  readonly code?: string
  readonly requestId?: string
  // biome-ignore lint/suspicious/noExplicitAny: each step knows what it asked for
  readonly value: any
}

/** Refusals that a member meets who does nothing wrong. */
const usual: ReadonlySet<string> = new Set([
  ...['withdrawal_open', 'withdrawal_day_count', 'withdrawal_day_sum', 'leg_over', 'insufficient_funds'],
  ...['transfer_too_soon', 'transfer_day_sum', 'deposit_too_many_open', 'deposit_same_open'],
  ...['wallet_transfer_open', 'wallet_recall_too_soon'],
])

/**
 * A member with a telephone: it pays in, asks for money, says what arrived, sends some to its upline and moves some to a
 * vendor and back. Every request is repeated under its id until it is answered, as a browser's would be, and what it
 * should have moved is kept.
 */
export class MoneySeat {
  readonly #parts: MoneySeatParts
  readonly #owner: SeatOwner
  #session: Promise<SignedInClient>
  #ids = 0
  /** What was paid in and sent, in minor units. */
  paidIn = 0n
  sentUp = 0n
  /** The withdrawals that it asked for, as they were answered. */
  readonly asked: Withdrawal[] = []
  #open: string | undefined
  /** What it answered to, so that an answer that was cut off is no other one the second time. */
  readonly #answers = new Map<string, number>()
  /** How many requests were answered. */
  requests = 0

  constructor(parts: MoneySeatParts, owner: SeatOwner) {
    this.#parts = parts
    this.#owner = owner
    this.#session = parts.signIn(owner.accountId)
  }

  get accountId(): bigint {
    return this.#owner.accountId
  }

  get isWaiting(): boolean {
    return this.#open !== undefined
  }

  /** One of each thing that it can do now. */
  async act(): Promise<void> {
    await this.#visitVendor()
    if (this.#open === undefined) {
      await this.payIn()
      if (this.#owner.hasUpline) await this.#sendUp()
      await this.#withdraw()
    } else await this.look()
  }

  async payIn(): Promise<void> {
    const amount = 50 + this.#below(400)
    const body = { requestId: this.#id('deposit'), channel: 'VIETQR', amount: `${amount}000` }
    const { code, value } = await this.#ask(calls.openDeposit, body)
    if (code) return
    const { transfer: to } = value as Deposit
    if (!to) throw new Error(`there is nowhere to transfer to: ${JSON.stringify(value)}`)
    const transfer = {
      ...{ id: Number(this.#owner.accountId) * 1_000_000 + this.#ids, gateway: 'Vietcombank' },
      ...{ transactionDate: bankTime(new Date()), accountNumber: ownAccount.number, transferType: 'in' },
      ...{ content: to.content, transferAmount: amount * 1_000, referenceCode: `FT${this.#owner.name}${this.#ids}` },
    }
    await Promise.all(Array.from({ length: this.#below(5) === 0 ? 2 : 1 }, () => this.#tellBank(transfer)))
    this.paidIn += BigInt(amount) * 100_000n
  }

  /** Answers the payouts that have come, or leaves them to the clock. */
  async look(): Promise<void> {
    if (this.#open === undefined) return
    const { value } = await this.#ask(calls.withdrawalOrder, { number: this.#open })
    const { number, legs, finishedAt } = value as Withdrawal
    if (finishedAt !== null) {
      this.#open = undefined
      return
    }
    for (const { place, state, amount } of legs) {
      if (state !== 'sent') continue
      const key = `${number}-${place}`
      const chance = this.#answers.getOrInsertComputed(key, () => this.#below(3))
      if (chance === 0) await this.#ask(calls.confirmLeg, { number, place })
      const arrived = `${(Number(amount) / 2_000) | 0}000`
      if (chance === 1) await this.#ask(calls.confirmLegPartly, { number, place, arrived, paymentPassword })
    }
  }

  async #withdraw(): Promise<void> {
    const amount = `${100 + this.#below(2_900)}000`
    const { payoutAccount } = this.#owner
    const body = { requestId: this.#id('withdrawal'), payoutAccount, amount, paymentPassword }
    const { code, value } = await this.#ask(calls.requestWithdrawal, body)
    if (code) return
    this.asked.push(value)
    this.#open = value.number
  }

  async #sendUp(): Promise<void> {
    const amount = 50 + this.#below(100)
    const body = { requestId: this.#id('transfer'), amount: `${amount}000`, paymentPassword }
    const { code } = await this.#ask(calls.transferUpline, body)
    if (!code) this.sentUp += BigInt(amount) * 100_000n
  }

  /** What becomes of it the vendor's own book says in the end. */
  async #visitVendor(): Promise<void> {
    const amount = `${1 + this.#below(50)}000`
    const chance = this.#below(10)
    if (chance === 0) await this.#ask(calls.walletRecall, { requestId: this.#id('recall') })
    const [from, to] = chance < 6 ? ['MAIN', keeperCode] : [keeperCode, 'MAIN']
    await this.#ask(calls.GCS_walletTransfer, { from, to, amount, requestId: this.#id('move') })
  }

  async #tellBank(transfer: object): Promise<void> {
    const body = JSON.stringify(transfer)
    for (;;) {
      const time = String(Math.floor(Date.now() / 1000))
      const signature = createHmac('sha256', this.#parts.bankSecret)
        .update(bankFeedSignedText(time, body))
        .digest('hex')
      const headers = { [bankFeedHeaders.time]: time, [bankFeedHeaders.signature]: `sha256=${signature}` }
      const address = await this.#parts.vendors()
      this.#parts.onRequest()
      const answer = await fetch(`${address}/gateway/v1/bankfeed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).catch(() => undefined)
      if (answer?.ok) return
    }
  }

  /** Asks until it is answered for good. */
  async #ask(call: CallDefinition, given: object): Promise<Answer> {
    for (;;) {
      const answer = await this.#once(call, given).catch(() => undefined)
      if (answer?.code === 'not_logged_in') this.#session = this.#parts.signIn(this.#owner.accountId)
      else if (answer && answer.code !== 'service_unavailable' && answer.code !== 'internal') {
        if (answer.code !== undefined && !usual.has(answer.code))
          throw new Error(
            `${call.id} of ${JSON.stringify(given)} was answered ${JSON.stringify(answer)}: ` +
              this.#parts.logOf(answer.requestId ?? ''),
          )
        this.requests++
        return answer
      }
    }
  }

  async #once(call: CallDefinition, given: object): Promise<Answer> {
    const portal = await this.#parts.portal()
    const { headers } = await this.#session
    this.#parts.onRequest()
    if (call.method === 'GET') {
      const query = new URLSearchParams(given as Record<string, string>)
      return (await (await fetch(`${portal}${call.path}?${query}`, { headers })).json()) as Answer
    }
    const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(given) }
    const bodyKey = async () => ((await (await fetch(portal + calls.bodyKey.path)).json()) as Answer).value
    const { headers: all, payload: body } = await asClientsSend(call, json, bodyKey)
    return (await (await fetch(portal + call.path, { method: call.method, headers: all, body })).json()) as Answer
  }

  #id(kind: string): string {
    return `${this.#owner.name}-${kind}-${++this.#ids}`
  }

  #below(limit: number): number {
    return Math.floor(this.#parts.random() * limit)
  }
}
