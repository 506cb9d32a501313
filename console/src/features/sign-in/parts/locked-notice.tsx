import { useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useSeconds } from '#/src/session/use-seconds.ts'

interface LockedNoticeProps {
  /** Epoch milliseconds. */
  until: number
  onOver: () => void
}

/** Says for how long nobody can sign in, and goes when that is over. Only its first words are read out. */
export function LockedNotice({ until, onOver }: LockedNoticeProps) {
  const t = useText()
  const seconds = Math.ceil((until - useSeconds()) / 1000)
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p role="alert" aria-atomic="false" className="rounded-md bg-gold-soft px-4 py-3 text-sm text-gold">
      {isOver ? '' : t('signIn.locked', { time })}
    </p>
  )
}
