import type { FieldFault, StepUp } from '@banyan/contract/envelope.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { Obstacle } from '@banyan/contract/wallet/obstacle.ts'

/** What a refusal tells besides its code. */
export interface RefusalHints {
  /** When to come again, where that is known. */
  readonly retryAfterSeconds?: number | undefined
  /** Set when the next try needs a captcha. */
  readonly captcha?: true | undefined
  /** Which fields are the reason. */
  readonly fields?: FieldFault[] | undefined
  /** What a sign-in still needs. */
  readonly stepUp?: StepUp | undefined
  /** What stands in the way of money that is to go out. */
  readonly obstacle?: Obstacle | undefined
  /** Tries that are left before a lock. */
  readonly left?: number | undefined
}

/** An expected no. Throwing it is what rolls a transaction back; the call must declare its code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly hints: RefusalHints

  constructor(code: ErrorCode, hints: RefusalHints = {}) {
    super(code)
    this.code = code
    this.hints = hints
  }
}
