import { Button } from '@banyan/ui/button.tsx'
import type { ReactNode } from 'react'
import type { useAttempt } from '#/src/features/attempt/use-attempt.ts'
import { FormFailure } from './form-failure.tsx'

interface AttemptFormProps {
  attempt: Pick<ReturnType<typeof useAttempt>, 'form' | 'busy' | 'error' | 'run'>
  /** What is tried when the form is sent. */
  onSend: () => Promise<unknown>
  /** What its button says. */
  action: string
  weight?: 'primary' | 'danger'
  disabled?: boolean
  /** Whether a field says why the last try was refused; then the form as a whole does not. */
  isExplained?: boolean
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** Fields, why the last try was refused, and the button that tries again. */
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
