import type { TextKey } from '#/src/i18n/text.ts'

export type PasskeyFailure = Extract<TextKey, 'passkey.exists' | 'passkey.cancelled' | 'passkey.failed'>

/** What a person is told of a browser that did not do it; undefined where it was not the browser. */
export function passkeyFailure(error: unknown): PasskeyFailure | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'passkey.exists'
  // Refused by its owner, or not answered in time: browsers tell no difference.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'passkey.cancelled'
  return ['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError', 'TypeError'].includes(error.name)
    ? 'passkey.failed'
    : undefined
}
