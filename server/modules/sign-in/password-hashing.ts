import { passwordText } from '@banyan/rules/fields/password-text.ts'
import pLimit from 'p-limit'
import { once } from '#/platform/concurrency/once.ts'
import { lowerPoolPriority } from '#/platform/process/pool-priority.ts'
import { Refusal } from '#/platform/refusal.ts'

/** RFC 9106 and OWASP's floor: 19 MiB, two passes, one lane; about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Two processors, and each hash takes one. */
const atOnceAtMost = 2
/** Half a second of work: whoever comes later is told to come again rather than to wait. */
const waitingAtMost = 50
/** The hash of a password that nobody has, for names that nobody has: they cost what others cost. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$AkkmGDDjRwXURPabUXWgKA$h+Ibtr7fznV1sRcD12DSN6hdGjxGS1fsbr4pjnTExms'

// A native library: loaded when the first password comes, not at every start.
const library = once((): Promise<Argon2> => import('@node-rs/argon2'))

// The pool starts all of its threads with its first work.
const calmPool = once(async () => lowerPoolPriority())

/** Hashes that are older than the one spelling are of whatever a keyboard wrote; of Latin letters and signs all are one. */
function spellingsOf(password: string): ReadonlySet<string> {
  return new Set([passwordText(password), password, password.normalize('NFC'), password.normalize('NFD')])
}

type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>

/** Hashes and checks passwords, a few at a time; past its queue it refuses with service_unavailable. */
export class PasswordHashing {
  readonly #library: () => Promise<Argon2>
  readonly #turns = pLimit(atOnceAtMost)

  constructor(load = library) {
    this.#library = load
  }

  /** Argon2id in PHC notation, alike for all spellings of the password in Unicode. */
  async hash(password: string): Promise<string> {
    return await this.#inTurn(async () => (await this.#library()).hash(passwordText(password), cost))
  }

  /** Whether the password has this hash; without one the answer is no, and takes as long. */
  async matches(hash: string | null | undefined, password: string): Promise<boolean> {
    return (await this.check(hash, password)) !== 'wrong'
  }

  /** As `matches`; 'former' of a hash that was made of the password as it was spelt, and has to be made anew. */
  async check(hash: string | null | undefined, password: string): Promise<'right' | 'former' | 'wrong'> {
    for (const spelling of spellingsOf(password)) {
      const matched = await this.#inTurn(async () => (await this.#library()).verify(hash ?? nobodysHash, spelling))
      if (matched && hash !== null && hash !== undefined)
        return spelling === passwordText(password) ? 'right' : 'former'
    }
    return 'wrong'
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#turns.pendingCount >= waitingAtMost) throw new Refusal('service_unavailable')
    return await this.#turns(async () => {
      const result = await work()
      await calmPool()
      return result
    })
  }
}
