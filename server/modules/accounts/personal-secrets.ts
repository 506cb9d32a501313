import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { seal, unseal } from '#/platform/keys/seal.ts'
import { networkOf } from '#/platform/network/network-of-address.ts'

const keyBytes = 32

/** What a code was made for, and which one of its number's it is. */
interface CodeName {
  readonly id: string
  readonly purpose: string
}

/**
 * Keeps mobile numbers, mail addresses, the codes sent to them, and what people say of themselves out of the
 * database's sight: there are so few of most of these that a plain hash could be undone by trying all, so hashes are
 * keyed, and what must be read again is sealed with its account bound in.
 */
export class PersonalSecrets {
  readonly #sealing: Uint8Array
  readonly #hashing: Uint8Array

  /** `key` is the same for every process; each use has a key of its own beneath it. */
  constructor(key: Uint8Array) {
    this.#sealing = derived(key, 'sealing')
    this.#hashing = derived(key, 'hashing')
  }

  hashOfNumber(e164: string): Buffer {
    return this.#hash('number', e164)
  }

  /** Of the network that an address belongs to. */
  hashOfNetwork(address: string): Buffer {
    return this.#hash('network', networkOf(address))
  }

  /** Capitals count as small letters, as every mail server of today has it. */
  hashOfMail(address: string): Buffer {
    return this.#hash('mail', address.toLowerCase())
  }

  /** Of whatever a limit counts by, or an account knows: a name, a network, a browser. */
  hashOfSubject(kind: string, subject: string): Buffer {
    return this.#hash('subject', kind, subject)
  }

  hashOfCode({ id, purpose }: CodeName, code: string): Buffer {
    return this.#hash('code', id, purpose, code)
  }

  /** Whether this is the code; it takes the same time for every wrong one. */
  isCode(name: CodeName, code: string, hash: Uint8Array): boolean {
    return timingSafeEqual(this.hashOfCode(name, code), hash)
  }

  sealNumber(accountId: bigint, e164: string): Buffer {
    return seal(this.#sealing, Buffer.from(e164), boundTo(accountId))
  }

  /** The account's number; undefined when it was sealed for another, or under another key. */
  openNumber(accountId: bigint, sealed: Uint8Array): string | undefined {
    return unseal(this.#sealing, sealed, boundTo(accountId))?.toString()
  }

  /** A mail address, or what an account says of itself, by the name of its field. */
  sealDetail(accountId: bigint, name: string, value: string): Buffer {
    return seal(this.#sealing, Buffer.from(value), `${name} of account ${accountId}`)
  }

  openDetail(accountId: bigint, name: string, sealed: Uint8Array): string | undefined {
    return unseal(this.#sealing, sealed, `${name} of account ${accountId}`)?.toString()
  }

  #hash(...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.#hashing).update(JSON.stringify(parts)).digest()
  }
}

function derived(key: Uint8Array, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', `mobile numbers: ${use}`, keyBytes))
}

const boundTo = (accountId: bigint) => `mobile number of account ${accountId}`
