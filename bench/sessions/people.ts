import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { calls } from '@banyan/contract/calls.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { CompactEncrypt, importJWK } from 'jose'
import type { TestBed } from '#/game-list/test-bed.ts'
import type { Pace } from '#/harness/steadily.ts'
import { connect, hashOf } from './database.ts'
import type { ReadySignIn, SendOff } from './sign-in-thread.ts'

/** People come from this many addresses, because the server limits the sealed bodies that one address sends. */
const places = 20
const password = 'a password of the bench'
/** Of this password, with the cost that the server uses. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$F3mlWUO4gNDapW7G1KgqcA$burYUZU1Z+plMVlPvAX+ztd92IcA28UQ/QVcGgZpqsw'
const asker = 'benchbenchbenchbenchbe'
/** Their browsers are known: from a new one a password alone opens nothing. */
const device = 'browserofthebenchbrows'

/** People with accounts of their own, who sign in by username and password, each from an address of this machine. */
export class People {
  readonly #bed: TestBed

  static async arrive(bed: TestBed): Promise<People> {
    await using database = await connect(bed.cluster.url)
    await database.client.query(
      `insert into accounts (type, username, username_key, nickname, password_hash, password_set_at)
       select 0, name, name, name, $2, now() from unnest($1::text[]) as name`,
      [Array.from({ length: places }, (_, place) => nameAt(place)), passwordHash],
    )
    await database.client.query(
      `insert into known_devices (account_id, device_hash)
       select id, $1::bytea from accounts where username_key like 'bench%'`,
      [hashOf(device)],
    )
    return new People(bed)
  }

  private constructor(bed: TestBed) {
    this.#bed = bed
  }

  /**
   * Sign-ins that a thread of its own sends at an even pace once it is told to, so that the reader beside it waits for
   * none of it. What is the work of people's own machines is done before: the slider, the sealing, the start of the thread.
   */
  async ready({ count, perSecond }: Pace): Promise<() => Promise<void>> {
    const workerData: SendOff = {
      portal: this.#bed.servers[0]?.portal ?? '',
      ready: await this.#seal(count),
      perSecond,
    }
    const thread = new Worker(new URL('./sign-in-thread.ts', import.meta.url), { workerData })
    await once(thread, 'message')
    return async () => {
      thread.postMessage('begin')
      await once(thread, 'exit')
    }
  }

  async #seal(count: number): Promise<ReadySignIn[]> {
    const passes = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
    await using database = await connect(this.#bed.cluster.url)
    await database.client.query(
      `insert into verification_passes (token_hash, asker, purpose) select hash, $2, 'login' from unnest($1::bytea[]) as hash`,
      [passes.map(hashOf), hashOf(`${asker} 127.0.0.0/24`)],
    )
    const answer = await fetch(`${this.#bed.servers[0]?.portal}${calls.bodyKey.path}`)
    const { value: key } = (await answer.json()) as { value: BodyKey }
    return await Promise.all(
      passes.map(async (passToken, number) => {
        const place = number % places
        const body = { type: 'username', username: nameAt(place), password, passToken }
        const address = `127.0.0.${place + 2}`
        return { body: await seal(key, body), address, cookie: `asker=${asker}; dev=${device}` }
      }),
    )
  }
}

const nameAt = (place: number) => `bench${place}`

async function seal({ kid, jwk, now }: BodyKey, body: object): Promise<string> {
  const inside = { call: calls.login.id, ts: now, nonce: randomBytes(16).toString('base64url'), body }
  return await new CompactEncrypt(Buffer.from(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'))
}
