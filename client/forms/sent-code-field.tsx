import { Button } from '@banyan/ui/button.tsx'
import { useCountdown } from '@banyan/ui/use-countdown.ts'
import { useState } from 'react'
import { errorText } from '../error-text.ts'
import { useSharedText } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import { useAttempt } from './use-attempt.ts'

interface SentCodeFieldProps {
  label: string
  value: string
  onValue: (code: string) => void
  error: string | undefined
  /** Sends a code and returns its validity in minutes. */
  send: () => Promise<number>
  /** Where the code goes, as far as it may be shown. */
  to: string
}

/** Six digits and the send button, which counts down 60 s per minute of validity (requirements ACC-13). */
export function SentCodeField({ label, value, onValue, error, send, to }: SentCodeFieldProps) {
  const t = useSharedText()
  const sending = useAttempt()
  const [sent, setSent] = useState<{ minutes: number; againAt: number }>()
  const seconds = useCountdown(sent?.againAt)
  const press = () =>
    void sending.run(async () => {
      const minutes = await send()
      setSent({ minutes, againAt: performance.now() + minutes * 60_000 })
    })
  return (
    <div className="flex flex-col gap-1.5">
      <CodeField
        label={label}
        value={value}
        onValue={onValue}
        error={error ?? (sending.error ? errorText(t, sending.error) : undefined)}
        suffix={
          <span className="-me-2">
            <Button weight="text" size="small" disabled={seconds > 0} busy={sending.busy} onClick={press}>
              {seconds > 0 ? t('code.sendAgainIn', { seconds }) : t('code.send')}
            </Button>
          </span>
        }
      />
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {sent && t('code.sent', { to: `\u2066${to}\u2069`, minutes: sent.minutes })}
      </p>
    </div>
  )
}
