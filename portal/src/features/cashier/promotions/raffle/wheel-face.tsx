import type { PromotionPage } from '@banyan/contract/promotions/promotion.ts'

/** Grounds of the fields with the ink on each: every other field is of paper, those between take turns. */
const paper = { ground: '#FFF3D9', ink: '#4A0A12' }
const lacquers = [
  { ground: '#8E1A22', ink: '#FFF3D9' },
  { ground: '#0B5C45', ink: '#FFF3D9' },
  { ground: '#F4B544', ink: '#3A0D10' },
] as const

const radius = 150
const full = 360

interface WheelFaceProps {
  prizes: PromotionPage['prizes']
  /** Degrees that it is turned by, clockwise. */
  turned: number
  /** Milliseconds in which it comes there; 0: at once. */
  movesMs: number
}

/** The wheel under its pointer: fields as wide as each other, for the odds stand beside it in words. */
export function WheelFace({ prizes, turned, movesMs }: WheelFaceProps) {
  const width = full / prizes.length
  return (
    <svg aria-hidden="true" viewBox="-180 -190 360 376" direction="ltr" className="mx-auto block w-full max-w-96">
      <circle cy="4" r="174" fill="#000" opacity=".25" />
      <circle r="172" fill="#B9701B" />
      <circle r="166" fill="#4A0A12" />
      <g
        style={{
          transform: `rotate(${turned}deg)`,
          transition: movesMs > 0 ? `transform ${movesMs}ms cubic-bezier(0.12, 0.72, 0.08, 1)` : 'none',
        }}
      >
        {prizes.map(({ name, amount }, place) => {
          const { ground, ink } = lookOf(place, prizes.length)
          const middle = (place + 0.5) * width
          return (
            <g key={`${name} ${amount} ${String(place)}`}>
              <path d={fieldPath(place * width, width)} fill={ground} stroke="#F4B544" strokeWidth="2" />
              <text
                transform={`rotate(${middle - 90}) translate(138 0)`}
                textAnchor="end"
                dominantBaseline="central"
                fill={ink}
                fontSize={prizes.length > 8 ? 16 : 19}
                fontWeight="700"
              >
                {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
              </text>
            </g>
          )
        })}
      </g>
      <circle r="158" fill="none" stroke="#F4B544" strokeWidth="3" />
      {bulbs.map((degrees) => (
        <circle key={degrees} {...pointAt(degrees, 163)} r="3.4" fill="#FFE2A3" />
      ))}
      <circle r="30" fill="#B9701B" />
      <circle r="25" fill="#F4B544" />
      <path d="M0-16L4-4L16 0L4 4L0 16L-4 4L-16 0L-4-4Z" fill="#8E1A22" />
      <path d="M0-136L-17-184H17Z" fill="#B9701B" />
      <path d="M0-144L-11-179H11Z" fill="#FFE2A3" />
    </svg>
  )
}

const longestName = 11
const bulbs = Array.from({ length: 24 }, (_, place) => place * 15)

function lookOf(place: number, count: number) {
  if (place % 2 === 1) return paper
  const turn = (place / 2) % lacquers.length
  // With an odd number of fields the last one stands beside the first.
  const isBesideFirst = place > 0 && place === count - 1
  return lacquers[isBesideFirst && turn === 0 ? 1 : turn] ?? paper
}

/** A point in degrees clockwise from the top. */
function pointAt(degrees: number, from: number) {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { cx: Math.round(from * Math.cos(angle) * 10) / 10, cy: Math.round(from * Math.sin(angle) * 10) / 10 }
}

function fieldPath(start: number, width: number): string {
  const [from, to] = [pointAt(start, radius + 8), pointAt(start + width, radius + 8)]
  return `M0 0L${from.cx} ${from.cy}A${radius + 8} ${radius + 8} 0 0 1 ${to.cx} ${to.cy}Z`
}

/** Degrees that bring a field under the pointer, some whole turns further than the wheel stands now. */
export function turnTo(place: number, count: number, now: number, turns: number): number {
  const rest = full - (place + 0.5) * (full / count)
  return (Math.floor(now / full) + turns) * full + rest
}
