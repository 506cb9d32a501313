import { RequestError } from '#/src/api/request-error.ts'
import type { Text } from './text.ts'

/** What to tell a person about a failure, in the page's language. */
export function errorText(t: Text, error: unknown): string {
  // A server that is newer than this page may know codes that have no text here.
  return (error instanceof RequestError && t(`errors.${error.code}`)) || t('errors.unknown_error')
}
