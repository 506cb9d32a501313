import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '#/platform/keys/seal.ts'

/** What every fact of a provider has that JSON has not. */
interface AnyFact {
  readonly amountMinor: bigint
  readonly at: Date
}

interface Kept {
  readonly provider: string
  readonly eventKey: string
  readonly body: string
  readonly fact: AnyFact
}

/** Seals providers' messages, which name payers and their accounts, with the name of each message bound in. */
export class EventSeal {
  readonly #key: Uint8Array

  /** `key` is the same for every process; messages have a key of their own beneath it. */
  constructor(key: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', key, '', 'gateway events', 32))
  }

  /** What came, and what was read of it: our readers may change, what was taken as true must not. */
  seal({ provider, eventKey, body, fact }: Kept): Buffer {
    const kept = { body, fact: { ...fact, amountMinor: String(fact.amountMinor), at: fact.at.toISOString() } }
    return seal(this.#key, Buffer.from(JSON.stringify(kept)), boundTo(provider, eventKey))
  }

  /** The fact that was kept under this name, of the kind that is kept under such names. */
  open<Fact extends AnyFact>(row: {
    readonly provider: string
    readonly event_key: string
    readonly body: Uint8Array
  }): Fact {
    const plain = unseal(this.#key, row.body, boundTo(row.provider, row.event_key))
    if (!plain) throw new Error(`the message ${row.event_key} of ${row.provider} can't be opened`)
    const { fact } = JSON.parse(plain.toString()) as {
      readonly fact: { readonly amountMinor: string; readonly at: string }
    }
    return { ...fact, amountMinor: BigInt(fact.amountMinor), at: new Date(fact.at) } as AnyFact as Fact
  }
}

const boundTo = (provider: string, eventKey: string) => `message ${eventKey} of ${provider}`
