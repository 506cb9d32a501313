import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '#/platform/keys/seal.ts'

const keyBytes = 32

/** Whose image it is, and which. */
interface ImageName {
  readonly accountId: bigint
  readonly id: string
}

/**
 * Seals images under a key of their owner, with owner and image bound in: no row can stand in for another, and without
 * the key of the uploads the database tells nothing of a picture (requirements PRV-04).
 */
export class ImageSeals {
  readonly #key: Uint8Array

  /** `key` is the same for every process. */
  constructor(key: Uint8Array) {
    this.#key = key
  }

  seal(image: ImageName, bytes: Uint8Array): Buffer {
    return seal(this.#keyOf(image.accountId), bytes, boundTo(image))
  }

  /** Undefined when it was sealed for another account or image, or under another key. */
  open(image: ImageName, sealed: Uint8Array): Buffer | undefined {
    return unseal(this.#keyOf(image.accountId), sealed, boundTo(image))
  }

  #keyOf(accountId: bigint): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#key, '', `uploads of account ${accountId}`, keyBytes))
  }
}

const boundTo = ({ accountId, id }: ImageName) => `upload ${id} of account ${accountId}`
