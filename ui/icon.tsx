import { drawings } from './icons/drawings.tsx'

export type IconName = keyof typeof drawings

/** Drawings that point along the line of reading, so they turn round with it. */
const directed = new Set<IconName>(['back', 'collapse', 'external', 'forward', 'list', 'plane', 'sign-out'])

interface IconProps {
  name: IconName
  size?: number
  className?: string
}

/**
 * A decoration beside a text that says the same; a control made of an icon alone carries its own label.
 * Its strokes are 1.75 px wide at any size, finer in the smallest.
 */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  const drawing = drawings[name]
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${directed.has(name) ? 'rtl:-scale-x-100' : ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(size < 18 ? 1.4 : 1.75) * (24 / size)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  )
}
