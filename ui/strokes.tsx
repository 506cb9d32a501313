import type { ReactNode } from 'react'

interface StrokesProps {
  size: number
  className?: string
  /** Paths on a grid of 24. */
  children: ReactNode
}

/** A drawing of lines in the text's colour; they are 1.75 px wide at any size, finer in the smallest. A decoration. */
export function Strokes({ size, className = '', children }: StrokesProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(size < 18 ? 1.4 : 1.75) * (24 / size)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
