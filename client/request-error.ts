import type { FieldFault, StepUp } from '@banyan/contract/envelope.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { Obstacle } from '@banyan/contract/wallet/obstacle.ts'

/** The server's codes, two for answers that never came, one for a part of the portal itself that didn't, and one for a page that can't encrypt. */
export type RequestErrorCode = ErrorCode | LocalCode
type LocalCode = 'network_failed' | 'network_timed_out' | 'chunk_failed' | 'secure_connection_needed'

interface RequestErrorDetails {
  readonly requestId?: string | undefined
  readonly fields?: readonly FieldFault[] | undefined
  readonly captcha?: true | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly stepUp?: StepUp | undefined
  readonly left?: number | undefined
  readonly obstacle?: Obstacle | undefined
  readonly cause?: unknown
}

/** The one error that `request` and `fetchChunk` throw, besides the caller's own abort. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: RequestErrorCode
  /** Finds the server's log line; absent if no answer came. */
  readonly requestId: string | undefined
  declare readonly fields: readonly FieldFault[] | undefined
  /** From now on the call wants a captcha. */
  readonly wantsCaptcha: boolean
  declare readonly retryAfterSeconds: number | undefined
  /** What is to be proved once more, and how. */
  declare readonly stepUp: StepUp | undefined
  /** Tries that are left before a lock. */
  declare readonly left: number | undefined
  /** What stands in the way of money that is to go out. */
  declare readonly obstacle: Obstacle | undefined

  constructor(code: RequestErrorCode, message: string, { cause, captcha, ...told }: RequestErrorDetails = {}) {
    super(message, { cause })
    Object.assign(this, told)
    this.code = code
    this.wantsCaptcha = captcha === true
  }
}

/** Whether a part of the portal itself didn't come. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'chunk_failed'
}
