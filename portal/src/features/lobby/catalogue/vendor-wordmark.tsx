import type { ReactNode } from 'react'
import './vendors/wordmark.css'

/** Letterings that are more than the code in its voice. */
const drawn: Record<string, ReactNode> = {
  PG: <span className="wordmark-box">PG</span>,
  JDB: <span className="wordmark-wide">JDB</span>,
  CQ9: (
    <span className="wordmark-heavy">
      CQ<span className="wordmark-slant">9</span>
    </span>
  ),
  FC: <span className="wordmark-underlined">FC</span>,
  JL: <span className="wordmark-barred">JL</span>,
  BGS: <span className="wordmark-lined">BGS</span>,
  EG2: (
    <span className="wordmark-heavy">
      EG<span className="wordmark-raised">2</span>
    </span>
  ),
  PT: <span className="wordmark-pill">PT</span>,
}

/** Voices for every other code; a code always has the same one. */
const voices = ['heavy', 'wide', 'italic', 'dotted', 'framed'] as const

interface VendorWordmarkProps {
  /** Code of the vendor. */
  code: string
  /** The merchant's own picture of the wordmark, if there is one. */
  picture?: string
  /** Of the capitals' line in px; everything else follows. */
  size?: number
}

/**
 * A vendor's name in our own lettering, in one colour, which it takes from its place. A decoration: what it stands in
 * says the vendor's name.
 */
export function VendorWordmark({ code, picture, size = 17 }: VendorWordmarkProps) {
  if (picture) {
    return <img src={picture} alt="" height={size * 1.5} className="max-w-full object-contain" loading="lazy" />
  }
  const letters = code.replaceAll('_', ' ')
  // A long code grows narrower instead of wider than its place.
  const fitted = letters.length > 6 ? size * Math.max(0.55, 6 / letters.length) : size
  return (
    <span aria-hidden="true" dir="ltr" className="wordmark" style={{ fontSize: fitted }}>
      {drawn[code] ?? <span className={`wordmark-${voiceOf(code)}`}>{letters}</span>}
    </span>
  )
}

function voiceOf(code: string): (typeof voices)[number] {
  let sum = 0
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return voices[sum % voices.length] ?? 'heavy'
}
