import { RequestError } from '@banyan/client/request-error.ts'
import type { Text } from '#/src/i18n/text.ts'

/** What the field of the payment password says of a refusal: with the tries that are left, where it was wrong. */
export function paymentPasswordRefusal(t: Text, error: unknown): string | undefined {
  if (!(error instanceof RequestError) || error.code !== 'payment_password_wrong') return undefined
  const { left } = error
  return left === undefined ? t('errors.payment_password_wrong') : t('security.paymentPasswordLeft', { left })
}
