import { errorText } from '@banyan/client/error-text.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { isPaymentPassword } from '@banyan/rules/cashier/payment-password.ts'
import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'

const hourSeconds = 3_600

/** Codes that are told at the field. */
const ofPassword = new Set(['payment_password_wrong', 'payment_password_locked'])

export function isOfPassword(failure: unknown): boolean {
  return failure instanceof RequestError && ofPassword.has(failure.code)
}

export const isWholePassword = (written: string): boolean => isPaymentPassword(written)

interface PaymentPasswordFieldProps {
  value: string
  onWrite: (digits: string) => void
  /** It was sent without its six digits, or the server refused it. */
  fault: 'short' | RequestError | undefined
}

/** The payment password: covered, and not a password to the browser, which would offer to keep it. */
export function PaymentPasswordField({ value, onWrite, fault }: PaymentPasswordFieldProps) {
  const t = useText()
  const told = () => {
    if (fault === undefined) return undefined
    if (fault === 'short') return t('cashier.password.fault')
    const { left, retryAfterSeconds } = fault
    const more =
      left !== undefined
        ? t('cashier.password.left', { count: left })
        : retryAfterSeconds !== undefined &&
          t('cashier.password.again', { hours: Math.ceil(retryAfterSeconds / hourSeconds) })
    return more ? `${errorText(t, fault)} ${more}` : errorText(t, fault)
  }
  return (
    <TextField
      label={t('cashier.password')}
      name="payment-pin"
      data-covered=""
      inputMode="numeric"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      hint={t('cashier.password.hint')}
      error={told()}
      value={value}
      onChange={({ target }) => onWrite(digitsTyped(target.value))}
    />
  )
}
