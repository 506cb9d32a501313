import { RequestError } from '#/src/api/request-error.ts'
import type { Text } from './text.ts'

/** What to tell an operator about a failure, in the page's language. */
export function errorText(t: Text, error: unknown): string {
  return t(error instanceof RequestError ? `errors.${error.code}` : 'errors.unknown_error')
}
