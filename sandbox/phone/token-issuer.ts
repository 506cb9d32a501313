import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

const algorithm = 'RS256'
const goodForSeconds = 3600

/** The issuer of id tokens and their audience. */
export interface IssuerNames {
  readonly issuer: string
  readonly audience: string
}

/** Signs id tokens with a key that is drawn anew at each start, and publishes its half that checks them. */
export class TokenIssuer {
  readonly #names: IssuerNames
  #drawn: Promise<{ readonly kid: string; readonly privateKey: CryptoKey; readonly published: JWK }> | undefined

  constructor(names: IssuerNames) {
    this.#names = names
  }

  /** The key set (JWKS) that everybody may read. */
  async keys(): Promise<{ readonly keys: readonly JWK[] }> {
    const { published } = await this.#key()
    return { keys: [published] }
  }

  /** States that this number was proved at this moment. */
  async tokenFor(phoneNumber: string, now: Date): Promise<string> {
    const { kid, privateKey } = await this.#key()
    const seconds = Math.floor(now.getTime() / 1000)
    const subject = createHash('sha256').update(phoneNumber).digest('base64url').slice(0, 28)
    return await new SignJWT({ phone_number: phoneNumber, auth_time: seconds })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .setIssuer(this.#names.issuer)
      .setAudience(this.#names.audience)
      .setSubject(subject)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + goodForSeconds)
      .sign(privateKey)
  }

  // Drawn when it is first needed: it takes a moment, and most starts need none.
  #key() {
    this.#drawn ??= generateKeyPair(algorithm, { modulusLength: 2048 }).then(async ({ privateKey, publicKey }) => {
      const jwk = await exportJWK(publicKey)
      const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url').slice(0, 16)
      return { kid, privateKey, published: { ...jwk, kid, alg: algorithm, use: 'sig' } }
    })
    return this.#drawn
  }
}
