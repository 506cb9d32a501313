import type { ErrorCode } from '@banyan/contract/errors.ts'

/** An expected no. Throwing it is what rolls a transaction back; the call must declare its code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  /** When to come again, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, retryAfterSeconds?: number) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
