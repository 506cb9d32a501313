import type { Drawing } from './icons/drawing.ts'
import { Strokes } from './strokes.tsx'

interface IconProps {
  drawing: Drawing
  size?: number
  className?: string
}

/** A decoration beside a text that says the same; a control made of an icon alone carries its own label. */
export function Icon({ drawing: { lines, isDirected }, size = 24, className = '' }: IconProps) {
  return (
    <Strokes size={size} className={`${isDirected ? 'rtl:-scale-x-100' : ''} ${className}`}>
      {typeof lines === 'string' ? <path d={lines} /> : lines}
    </Strokes>
  )
}
