import type { ErrorCode } from '@banyan/contract/errors.ts'

/** An expected no. Throwing it is what rolls a transaction back; the call must declare its code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}
