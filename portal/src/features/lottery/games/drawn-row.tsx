import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import type { CSSProperties } from 'react'
import type { EndedIssue } from './issue-queries.ts'
import './numbers/drawn-row.css'
import './number-colours.css'

/** The numbers of a draw in one line: pearls, dice, the cars of PK10, the coloured balls of 六合彩. */
export function DrawnRow({ family, issue }: { family: FamilyCode; issue: Pick<EndedIssue, 'winNo' | 'attributes'> }) {
  const numbers = issue.winNo.split(',')
  const colours = family === 'LHC' ? issue.attributes.colours?.split(',') : undefined
  return (
    <span dir="ltr" className="drawn-row flex w-max items-center gap-1">
      {numbers.map((number, place) => {
        // For who lets them arrive one after the other.
        const style = { '--place': place } as CSSProperties
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal numbers apart
        if (family === 'K3') return <Die key={place} face={number} style={style} />
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            key={place}
            style={style}
            className={`drawn ${colours && place === numbers.length - 1 ? 'drawn-special' : ''}`}
            data-colour={colours?.[place]}
            data-car={family === 'PK10' ? Number(number) : undefined}
          >
            {family === 'PK10' ? Number(number) : number}
          </span>
        )
      })}
      {family === 'PC28' && <span className="ms-1 font-bold">= {issue.attributes.sum}</span>}
    </span>
  )
}

/** Places of the pips on a face, in a square of three by three. */
const pips: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

function Die({ face, style }: { face: string; style: CSSProperties }) {
  const dots = pips[face] ?? []
  const path = dots.map(([x, y]) => `M${7 + 7 * x} ${7 + 7 * y}h0`).join('')
  return (
    <svg
      role="img"
      aria-label={face}
      viewBox="0 0 28 28"
      width="28"
      height="28"
      style={style}
      className="drawn-die shrink-0"
    >
      <rect x="1" y="1" width="26" height="26" rx="6" fill="#fbf6ea" stroke="#cfc2a3" />
      <path
        d={path}
        stroke={face === '1' || face === '4' ? '#c0271e' : '#12211b'}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
