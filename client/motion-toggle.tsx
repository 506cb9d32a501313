import { Icon } from '@banyan/ui/icon.tsx'
import { pauseIcon } from '@banyan/ui/icons/pause-icon.ts'
import { playIcon } from '@banyan/ui/icons/play-icon.ts'
import { pauseMotion, useMotionPaused } from './motion.ts'
import { useSharedText } from './texts.ts'

/** Stops what moves by itself, everywhere on the page, and lets it go on; not there where the system has stopped it. */
export function MotionToggle({ className = '' }: { className?: string }) {
  const t = useSharedText()
  const paused = useMotionPaused()
  const label = t(paused ? 'motion.resume' : 'motion.pause')
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => pauseMotion(!paused)}
      className={`grid shrink-0 place-items-center rounded-sm transition-colors motion-reduce:hidden ${className}`}
    >
      <Icon drawing={paused ? playIcon : pauseIcon} size={16} />
    </button>
  )
}
