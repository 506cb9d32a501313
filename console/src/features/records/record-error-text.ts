import { errorText } from '@banyan/client/error-text.ts'
import { RequestError, type RequestErrorCode } from '@banyan/client/request-error.ts'
import type { Text } from '#/src/i18n/text.ts'

/** Why a record did not come. An address whose id no record can have names none, rather than being a wrong entry. */
export function recordErrorText(t: Text, error: unknown, notFound: RequestErrorCode | undefined): string {
  const isWrongId = notFound !== undefined && error instanceof RequestError && error.code === 'invalid_input'
  return errorText(t, isWrongId ? new RequestError(notFound, '') : error)
}
