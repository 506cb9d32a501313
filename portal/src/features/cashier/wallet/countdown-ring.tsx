interface CountdownRingProps {
  /** Seconds. */
  left: number
  whole: number
  /** What is read out, with the time that is left in it. */
  label: (left: string) => string
}

const radius = 27
const around = 2 * Math.PI * radius

/** The time that is left, in digits and as the part of a ring. It is read out when asked for, not each second. */
export function CountdownRing({ left, whole, label }: CountdownRingProps) {
  const part = whole > 0 ? Math.min(1, left / whole) : 0
  return (
    <span role="timer" aria-label={label(clockOf(left))} className="relative grid size-15 shrink-0 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 60 60" className="absolute inset-0 size-full -rotate-90">
        <circle cx="30" cy="30" r={radius} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="30"
          cy="30"
          r={radius}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${part * around} ${around}`}
          className={part > 0 ? 'stroke-gold' : 'stroke-transparent'}
        />
      </svg>
      <span aria-hidden="true" dir="ltr" className={`font-semibold ${left >= 3_600 ? 'text-xs' : 'text-sm'}`}>
        {clockOf(left)}
      </span>
    </span>
  )
}

/** 14:59, or 1:02:03 from an hour on. */
function clockOf(left: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, seconds] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}
