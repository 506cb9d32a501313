/** How the portal shows an error to a person. */
export type Presentation = 'dialog' | 'toast' | 'inline'

/** HTTP statuses an error may carry. */
export type ErrorStatus = 400 | 404 | 405 | 413 | 415 | 422 | 500 | 503

interface ErrorEntry {
  readonly status: ErrorStatus
  readonly presentation: Presentation
}

/**
 * Every code an answer may carry. The text of a code is `errors.<code>` in `contract/texts`, once for
 * the server's `message` and the browser's own.
 */
export const errorCatalogue = {
  malformed_request: { status: 400, presentation: 'toast' },
  call_not_found: { status: 404, presentation: 'toast' },
  method_not_allowed: { status: 405, presentation: 'toast' },
  payload_too_large: { status: 413, presentation: 'toast' },
  unsupported_media_type: { status: 415, presentation: 'toast' },
  invalid_input: { status: 422, presentation: 'inline' },
  unknown_error: { status: 500, presentation: 'dialog' },
  service_unavailable: { status: 503, presentation: 'dialog' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Codes that any call may answer, because they arise before or beneath its handler. */
export const commonErrors = [
  'malformed_request',
  'invalid_input',
  'payload_too_large',
  'unsupported_media_type',
  'unknown_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[]
