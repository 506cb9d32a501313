import { Button } from '@banyan/ui/button.tsx'
import type { ReactNode } from 'react'
import { FormFailure } from './form-failure.tsx'
import type { useAttempt } from './use-attempt.ts'

interface AttemptFormProps {
  attempt: Pick<ReturnType<typeof useAttempt>, 'form' | 'busy' | 'error' | 'run'>
  /** The form's action. */
  onSend: () => Promise<unknown>
  /** What its button says. */
  action: string
  weight?: 'primary' | 'danger'
  disabled?: boolean
  /** Whether a field shows the last refusal; then the form does not. */
  isExplained?: boolean
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** A form with its fields, the last refusal, and the submit button. */
export function AttemptForm({
  attempt,
  onSend,
  action,
  weight = 'primary',
  disabled = false,
  isExplained = false,
  after,
  children,
}: AttemptFormProps) {
  return (
    <form
      ref={attempt.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void attempt.run(onSend)
      }}
      className="flex flex-col gap-4"
    >
      {children}
      <FormFailure error={isExplained ? undefined : attempt.error} />
      <Button type="submit" weight={weight} size="large" wide busy={attempt.busy} disabled={disabled}>
        {action}
      </Button>
      {after}
    </form>
  )
}
