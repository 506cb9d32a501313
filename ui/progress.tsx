interface ProgressProps {
  label: string
  /** From 0 to 1; undefined shows progress of unknown length. */
  value?: number
  /** The value in words, such as '63%' or '3 of 7', shown beside the label. */
  text?: string
  /** Jade for work, gold for what is earned. */
  tone?: 'primary' | 'gold'
  /** Label and text are for screen readers only. */
  bare?: boolean
}

/** A progress bar. */
export function Progress({ label, value, text, tone = 'primary', bare = false }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100)
  const fill = tone === 'gold' ? 'bg-gold' : 'bg-primary'
  return (
    <div>
      {!bare && (
        <p aria-hidden="true" className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-semibold">{label}</span>
          {text && <span className={tone === 'gold' ? 'font-semibold text-gold' : 'text-muted'}>{text}</span>}
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        {percent === undefined ? (
          <div className="h-full rtl:-scale-x-100">
            <div className={`h-full w-2/5 animate-run rounded-full ${fill}`} />
          </div>
        ) : (
          <div className={`h-full rounded-full transition-[width] ${fill}`} style={{ width: `${percent}%` }} />
        )}
      </div>
    </div>
  )
}
