import type { ReactNode } from 'react'

/** Our own strokes on a grid of 24: 1.75 px wide at any size, finer in the smallest. */
const drawings = {
  slots: (
    <>
      <rect x="3" y="4.5" width="18" height="15" rx="3" />
      <path d="M9 4.5v15M15 4.5v15" />
      <path strokeWidth="1.3" d="M5 10h2l-1.2 4M11 10h2l-1.2 4M17 10h2l-1.2 4" />
    </>
  ),
  back: <path d="m14.5 6-6 6 6 6" />,
  forward: <path d="m9.5 6 6 6-6 6" />,
  alert: (
    <>
      <path d="M10.3 4.6 2.9 17.2a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.6a2 2 0 0 0-3.4 0Z" />
      <path d="M12 9.5v4M12 16.7v.1" />
    </>
  ),
  nothing: (
    <>
      <circle cx="11" cy="11" r="7" />
      <path d="m16.2 16.2 4.3 4.3M9 9l4 4M13 9l-4 4" />
    </>
  ),
  flame: (
    <path d="M12 3.2c.5 3.1 5.8 5.2 5.8 10.4a5.8 5.8 0 0 1-11.6 0c0-2 .9-3.5 2-4.6.3 1.4 1 2.2 1.9 2.6-.3-3.2.3-6.2 1.9-8.4Z" />
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** Drawings that point along the line of reading, so they turn round with it. */
const directed = new Set<IconName>(['back', 'forward'])

/** A decoration beside a text that says the same; a control made of an icon alone carries its own label. */
export function Icon({ name, size = 24, className = '' }: { name: IconName; size?: number; className?: string }) {
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
      {drawings[name]}
    </svg>
  )
}
