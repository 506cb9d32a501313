import { formatPercent } from './percent.ts'

/** From these parts of a limit on it is worth a look, and nearly used up. */
const [warmFrom, hotFrom] = [0.5, 0.9]

interface ShareBarProps {
  share: number
  label: string
  /** A part of a whole can't run out, so that no part of it warns. */
  of?: 'limit' | 'whole'
}

/** A labelled bar: the used part of a limit, or a share of a whole. */
export function ShareBar({ share, label, of = 'limit' }: ShareBarProps) {
  const shown = Math.min(Math.max(share, 0), 1)
  const [fill, text] =
    of === 'limit' && share >= hotFrom
      ? ['bg-danger', 'text-danger']
      : of === 'limit' && share >= warmFrom
        ? ['bg-gold-fill', 'text-gold']
        : ['bg-primary', 'text-muted']
  return (
    <span className="flex items-center gap-2" title={label}>
      <span aria-hidden="true" className="h-1.5 w-20 shrink-0 overflow-hidden rounded-full bg-line">
        {/* Something is never drawn as nothing. */}
        <span
          className={`block h-full rounded-full ${fill}`}
          style={{ width: `${share > 0 ? Math.max(shown * 100, 2) : 0}%` }}
        />
      </span>
      <bdi dir="ltr" className={`font-semibold ${text}`}>
        {formatPercent(share)}
      </bdi>
    </span>
  )
}
