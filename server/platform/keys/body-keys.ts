import './tables.ts'
import { createPrivateKey, createPublicKey, generateKeyPair, hash, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { StartError } from '#/platform/process/start-error.ts'
import { admitSealed, type SealedClaims } from './admit-sealed.ts'
import { seal, unseal } from './seal.ts'

const modulusBits = 3072
const renewedAfterDays = 90
/** Pairs that this process keeps open: the one in use, the one before it, and one that follows meanwhile. */
const openAtMost = 3

/** The public half of a pair, as it is published. */
export interface PublishedKey {
  readonly kid: string
  readonly jwk: { readonly kty: 'RSA'; readonly n: string; readonly e: string }
  /** The database's time at which it was asked for. */
  readonly now: Date
}

/**
 * The key pairs that bodies of encrypted calls are sealed with, the same for every process. One is made when it is
 * first asked for, off the event loop, because it takes hundreds of milliseconds; a new one follows after 90 days.
 */
export class BodyKeys {
  readonly #database: Database
  readonly #masterKey: Uint8Array
  readonly #makeKey: () => Promise<KeyObject>
  readonly #open = new Map<string, KeyObject>()
  #making: Promise<void> | undefined

  constructor(database: Database, masterKey: Uint8Array, makeKey = newPrivateKey) {
    this.#database = database
    this.#masterKey = masterKey
    this.#makeKey = makeKey
  }

  /** The pair to seal with from now on; makes one where there is none, or none young enough. */
  async published(): Promise<PublishedKey> {
    const newest = await this.#newest()
    if (newest && !newest.isOld) return this.#publish(newest)
    await this.#makeAfter(newest?.generation ?? 0)
    const made = await this.#newest()
    if (!made) throw new Error('a key pair was made and is not there')
    return this.#publish(made)
  }

  /** The private key of this name; undefined when there is none. Whether it is still accepted is `admit`'s to say. */
  async privateKey(kid: string): Promise<KeyObject | undefined> {
    const known = this.#open.get(kid)
    if (known) return known
    const { db } = this.#database
    const row = await db.selectFrom('body_keys').select('sealed').where('kid', '=', kid).executeTakeFirst()
    return row && this.#opened(kid, row.sealed)
  }

  /** Whether what a sealed body says of itself lets it be used; true once only, over all processes. */
  async admit(claims: SealedClaims): Promise<boolean> {
    const [row] = await this.#database.atOnce(admitSealed(claims))
    return row?.isAdmitted === true
  }

  async #newest() {
    return await this.#database.db
      .selectFrom('body_keys')
      .select(['generation', 'kid', 'sealed'])
      .select([
        sql<boolean>`made_at <= clock_now() - make_interval(days => ${renewedAfterDays})`.as('isOld'),
        sql<Date>`clock_now()`.as('now'),
      ])
      .orderBy('generation', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  #publish({ kid, sealed, now }: { kid: string; sealed: Uint8Array; now: Date }): PublishedKey {
    return { kid, jwk: publicJwk(this.#opened(kid, sealed)), now }
  }

  #opened(kid: string, sealed: Uint8Array): KeyObject {
    const known = this.#open.get(kid)
    if (known) return known
    const der = unseal(this.#masterKey, sealed, boundTo(kid))
    if (!der) throw new StartError('MASTER_KEY is not the one that this database was written with.')
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    for (const oldest of this.#open.keys()) if (this.#open.size >= openAtMost) this.#open.delete(oldest)
    this.#open.set(kid, key)
    return key
  }

  /** Many may ask while the pair is made: this process makes one for all of them. */
  #makeAfter(generation: number): Promise<void> {
    this.#making ??= this.#make(generation + 1).finally(() => {
      this.#making = undefined
    })
    return this.#making
  }

  async #make(generation: number): Promise<void> {
    const privateKey = await this.#makeKey()
    const kid = thumbprint(publicJwk(privateKey))
    const der = privateKey.export({ format: 'der', type: 'pkcs8' })
    const sealed = seal(this.#masterKey, der, boundTo(kid))
    await this.#database.transaction((tx) => keep(tx, { generation, kid, sealed }))
  }
}

/** Makes the private half of a pair, off the event loop. */
export async function newPrivateKey(): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: modulusBits })
  return privateKey
}

/**
 * Keeps a pair and the one before it. Several processes may come at once: the first one's pair stays. Either unique
 * index may be the one that refuses: processes of a test share a pair, so its name collides as its generation does.
 */
async function keep(tx: Tx, pair: { generation: number; kid: string; sealed: Uint8Array }): Promise<void> {
  await tx
    .insertInto('body_keys')
    .values(pair)
    .onConflict((c) => c.doNothing())
    .execute()
  await tx
    .deleteFrom('body_keys')
    .where('generation', '<', pair.generation - 1)
    .execute()
}

function publicJwk(key: KeyObject): PublishedKey['jwk'] {
  const { n, e } = createPublicKey(key).export({ format: 'jwk' })
  if (n === undefined || e === undefined) throw new Error('this is no RSA key')
  return { kty: 'RSA', n, e }
}

/** RFC 7638: the members that make the key, in the order of their names. */
function thumbprint({ e, kty, n }: PublishedKey['jwk']): string {
  return hash('sha256', JSON.stringify({ e, kty, n }), 'base64url')
}

const boundTo = (kid: string) => `body-key ${kid}`
