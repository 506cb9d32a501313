import type { JWTPayload } from 'jose'
import { once } from '#/platform/concurrency/once.ts'
import type { PhoneProviderConfig } from '#/platform/config/config.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { PublishedKeys } from './published-keys.ts'

/** How long ago a number may have been proved, and by how much the provider's clock may be ahead. */
const provenWithinSeconds = 600
const aheadSeconds = 30

// Loaded when the first token comes, not at every start.
const jose = once(() => import('jose'))

interface TokenParts {
  readonly now: () => Date
  readonly onFault: (reason: string) => void
}

/** Knows the provider's id tokens: whose they are, whom they are for, and which number they prove. */
export class PhoneTokens {
  readonly #config: Pick<PhoneProviderConfig, 'issuer' | 'audience'>
  readonly #keys: PublishedKeys
  readonly #now: () => Date

  constructor(config: Pick<PhoneProviderConfig, 'issuer' | 'audience' | 'keysUrl'>, parts: TokenParts) {
    this.#config = config
    this.#keys = new PublishedKeys(config.keysUrl, parts)
    this.#now = parts.now
  }

  /**
   * The hash of a token that proves this number now; undefined for every other one. It is that of what was signed:
   * the signature can be written in several ways, and a token counts once, however it is written.
   */
  async hashOfProof(token: string, e164: string): Promise<Uint8Array | undefined> {
    const claims = await this.#claimsOf(token)
    if (!claims || claims.phone_number !== e164 || !this.#isRecent(claims.auth_time)) return undefined
    return hashOfSecret(token.slice(0, token.lastIndexOf('.')))
  }

  async #claimsOf(token: string): Promise<JWTPayload | undefined> {
    const { jwtVerify, errors } = await jose()
    const { issuer, audience } = this.#config
    const rules = { algorithms: ['RS256'], issuer, audience, currentDate: this.#now(), requiredClaims: ['exp'] }
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid = '' }) => {
          const key = await this.#keys.key(kid)
          if (!key) throw new errors.JWKSNoMatchingKey()
          return key
        },
        rules,
      )
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
      throw error
    }
  }

  #isRecent(authTime: unknown): boolean {
    if (typeof authTime !== 'number') return false
    const ageSeconds = this.#now().getTime() / 1000 - authTime
    return ageSeconds >= -aheadSeconds && ageSeconds <= provenWithinSeconds
  }
}
