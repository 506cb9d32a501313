import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an authenticator, or somebody who pretends to be one, may do otherwise. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  readonly count?: number
  readonly userHandle?: string
  /** Names this credential in the place of its own. */
  readonly id?: string
  readonly attestation?: ReadonlyMap<string, unknown>
  readonly format?: string
}

const flags = { isPresent: 0x01, isVerified: 0x04, canBeBackedUp: 0x08, isBackedUp: 0x10, hasCredential: 0x40 }
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator in memory with one passkey (ES256), which signs whatever it is given. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #key: KeyObject
  readonly #publicKey: { readonly x: Buffer; readonly y: Buffer }
  readonly #origin: string
  #userHandle = 'nobody'
  #count = 0

  constructor(origin = 'http://localhost:3000') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
    this.#origin = origin
  }

  /** What the browser sends after `navigator.credentials.create`. */
  make(
    { challenge, user }: { readonly challenge: string; readonly user: { readonly id: string } },
    how: Deviation = {},
  ) {
    this.#userHandle = user.id
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', how.format ?? 'none'],
        ['attStmt', how.attestation ?? new Map()],
        ['authData', new Uint8Array(this.#data(how, this.#credential()))],
      ]) as never,
    )
    return {
      name: 'Phone',
      id: how.id ?? this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, how).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal', 'hybrid'],
    }
  }

  /** What the browser sends after `navigator.credentials.get`. */
  use(challenge: string, how: Deviation = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, how)
    const data = this.#data(how)
    return {
      id: how.id ?? this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key).toString('base64url'),
      userHandle: how.userHandle ?? this.#userHandle,
    }
  }

  #clientData(type: string, challenge: string, how: Deviation): Buffer {
    const { origin = this.#origin, crossOrigin = false } = how
    return Buffer.from(JSON.stringify({ type: how.type ?? type, challenge, origin, crossOrigin }))
  }

  #data({ rpId = 'localhost', isVerified = true, isPresent = true, count }: Deviation, credential?: Buffer): Buffer {
    this.#count = count ?? this.#count + 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(this.#count)
    const set = flags.canBeBackedUp | flags.isBackedUp | (credential ? flags.hasCredential : 0)
    const shown = (isVerified ? flags.isVerified : 0) | (isPresent ? flags.isPresent : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([set | shown]), counted, credential ?? Buffer.alloc(0)])
  }

  /** Nobody's model, the credential's id with its length, and its key as COSE writes it. */
  #credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(this.#publicKey.x)],
      [-3, new Uint8Array(this.#publicKey.y)],
    ])
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key as never))])
  }
}
