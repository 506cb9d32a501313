import { drawings } from './icons/drawings.tsx'
import { Strokes } from './strokes.tsx'

export type IconName = keyof typeof drawings

/** Drawings that point along the line of reading, so they turn round with it. */
const directed = new Set<IconName>(['back', 'collapse', 'external', 'forward'])

interface IconProps {
  name: IconName
  size?: number
  className?: string
}

/** A decoration beside a text that says the same; a control made of an icon alone carries its own label. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  const drawing = drawings[name]
  return (
    <Strokes size={size} className={`${directed.has(name) ? 'rtl:-scale-x-100' : ''} ${className}`}>
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </Strokes>
  )
}
