const shownAtMost = 99

/** How much waits for somebody, in gold; nothing while nothing does. */
export function WaitingCount({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-gold-fill px-1.5 text-xs font-semibold text-on-gold">
      <span aria-hidden="true">{count > shownAtMost ? `${shownAtMost}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
