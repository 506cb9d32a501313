import { RequestError, type RequestErrorCode } from './request-error.ts'

type ErrorKey = `errors.${RequestErrorCode}`

/** The text that tells a person of a failure, in the page's language. */
export function errorText(t: (key: ErrorKey) => string, error: unknown): string {
  // A server that is newer than this page may know codes that have no text here.
  return (error instanceof RequestError && t(`errors.${error.code}`)) || t('errors.unknown_error')
}
