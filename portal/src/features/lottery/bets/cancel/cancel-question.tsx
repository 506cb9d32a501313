import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '#/src/i18n/text.ts'

interface CancelQuestionProps {
  question: string
  /** What the button does. */
  yes: string
  /** Seconds until it is too late, where they are known. */
  secondsLeft?: number | undefined
  busy: boolean
  onYes: () => void
  onKeep: () => void
}

/** Asks in place whether to cancel; keeping is what has the focus. */
export function CancelQuestion({ question, yes, secondsLeft, busy, onYes, onKeep }: CancelQuestionProps) {
  const t = useText()
  const keep = useRef<HTMLDivElement>(null)
  useEffect(() => keep.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 bg-danger-soft px-5 py-2 max-sm:px-4">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="min-w-48 grow basis-0 text-sm">
        {question}
      </p>
      <div ref={keep} className="flex flex-wrap gap-2">
        <Button weight="quiet" size="small" onClick={onKeep}>
          {t('bets.keep')}
        </Button>
        <Button weight="danger" size="small" busy={busy} onClick={onYes}>
          {yes}
          {secondsLeft !== undefined && <SecondsLeft seconds={secondsLeft} />}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is left at most while a button counts down; before that there is time enough. */
const countedSeconds = 3600

/** The time left, on a button; a screen reader would only be disturbed by it. */
export function SecondsLeft({ seconds }: { seconds: number }) {
  if (seconds > countedSeconds) return null
  const text = seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <bdi dir="ltr" aria-hidden="true" className="font-normal tabular-nums">
      {text}
    </bdi>
  )
}

/** Why it was not cancelled. */
export function CancelFailure({ error }: { error: unknown }) {
  const t = useText()
  return (
    <p role="alert" className="bg-danger-soft px-5 py-2.5 text-sm text-danger max-sm:px-4">
      {errorText(t, error)}
    </p>
  )
}
