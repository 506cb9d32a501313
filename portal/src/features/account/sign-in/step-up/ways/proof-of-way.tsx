import { SentCodeField } from '@banyan/client/forms/sent-code-field.tsx'
import type { StepUpMethod } from '@banyan/contract/envelope.ts'
import { digitsTyped, latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'

interface ProofOfWayProps {
  method: StepUpMethod
  /** Where a code goes. */
  to: string | undefined
  value: string
  onValue: (value: string) => void
  error: string | undefined
  onSend: (method: 'sms' | 'email') => Promise<number>
}

/** What is asked for by a way: a code that is sent, one that the account's owner has, or a name. */
export function ProofOfWay({ method, to = '', value, onValue, error, onSend }: ProofOfWayProps) {
  const t = useText()
  const label = t(`stepUp.proof.${method}`)
  if (method === 'sms' || method === 'email')
    return <SentCodeField {...{ label, value, onValue, error, to }} send={() => onSend(method)} />
  const isName = method === 'bankAccountName'
  return (
    <TextField
      label={label}
      name="proof"
      value={value}
      onChange={({ target }) =>
        onValue(
          isName
            ? target.value
            : method === 'authenticator'
              ? digitsTyped(target.value)
              : latinDigits(target.value).replace(/\s/g, ''),
        )
      }
      error={error}
      {...(isName ? { hint: t('stepUp.nameHint') } : { dir: 'ltr' as const, spellCheck: false })}
      inputMode={method === 'authenticator' ? 'numeric' : 'text'}
      autoComplete={method === 'authenticator' ? 'one-time-code' : 'off'}
      autoCapitalize={method === 'recovery' ? 'characters' : 'words'}
      maxLength={100}
      required
    />
  )
}
