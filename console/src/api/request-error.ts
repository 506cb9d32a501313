import type { ErrorCode } from '@banyan/contract/errors.ts'

/** The server's codes, one for answers that never came, and one for a page that can't encrypt. */
export type RequestErrorCode = ErrorCode | 'network_failed' | 'secure_connection_needed'

/** The one error that `request` throws. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: RequestErrorCode
  /** When to come again, where the server says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: RequestErrorCode, message: string, retryAfterSeconds?: number, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
