import { type Bead, type RoadCell, roadRows } from '@banyan/rules/lottery/roads.ts'
import type { ReactNode } from 'react'
import { isFirstSide } from './sides-of.ts'

const cell = 22
/** In px. */
export const roadHeight = roadRows * cell + 1
/** Columns that stand there before anything was drawn. */
const fewestColumns = 20

interface Named {
  label: string
  /** Id of the element that says in words what the road comes to. */
  summaryId: string
}

/** Rules of six rows; it opens at its end, where the newest issues are. */
function RoadFrame({ label, summaryId, columns, children }: Named & { columns: number; children: ReactNode }) {
  const [width, height] = [Math.max(columns, fewestColumns) * cell, roadRows * cell]
  const lines = [
    ...Array.from({ length: roadRows + 1 }, (_, row) => `M0 ${row * cell}h${width}`),
    ...Array.from({ length: width / cell + 1 }, (_, column) => `M${column * cell} 0v${height}`),
  ]
  return (
    // A box that runs from right to left begins at its right end; the road itself runs from left to right.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section dir="rtl" tabIndex={0} aria-label={label} className="overflow-x-auto">
      <div dir="ltr" className="me-auto w-max">
        <svg
          role="img"
          aria-label={label}
          aria-describedby={summaryId}
          width={width + 1}
          height={height + 1}
          viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`}
        >
          <path d={lines.join('')} stroke="var(--line)" />
          {children}
        </svg>
      </div>
    </section>
  )
}

interface Placed {
  readonly column: number
  readonly row: number
}

const middle = ({ column, row }: Placed) => [(column + 0.5) * cell, (row + 0.5) * cell] as const

/** All circles of one look are one path: a road is as light as its sides are few. */
function circles(places: readonly Placed[], radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`
  return places
    .map((place) => {
      const [x, y] = middle(place)
      return `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0`
    })
    .join('')
}

interface BeadDrawingProps extends Named {
  beads: readonly Bead[]
  markOf: (side: string) => string
}

const looks = [
  { of: 'first', fill: 'var(--primary-soft)', stroke: 'var(--primary)', text: 'var(--primary-strong)' },
  { of: 'second', fill: 'var(--info-soft)', stroke: 'var(--info)', text: 'var(--info)' },
  { of: 'tie', fill: 'var(--ground)', stroke: 'var(--line-control)', text: 'var(--muted)' },
] as const

const lookOf = (side: string) => (side === 'X' ? 'tie' : isFirstSide(side) ? 'first' : 'second')

/** Every issue, with the letter of its side. */
export function BeadDrawing({ beads, markOf, ...named }: BeadDrawingProps) {
  return (
    <RoadFrame {...named} columns={(beads.at(-1)?.column ?? 0) + 1}>
      {looks.map(({ of, fill, stroke, text }) => {
        const alike = beads.filter(({ side }) => lookOf(side) === of)
        return (
          <g key={of}>
            <path d={circles(alike, 9)} fill={fill} stroke={stroke} />
            <Letters beads={alike} markOf={markOf} colour={text} />
          </g>
        )
      })}
    </RoadFrame>
  )
}

/** The letters of a row are one text, each with a place of its own; none is joined to its neighbour. */
function Letters({ beads, markOf, colour }: Pick<BeadDrawingProps, 'beads' | 'markOf'> & { colour: string }) {
  return Array.from({ length: roadRows }, (_, row) => {
    const inRow = beads.filter((bead) => bead.row === row)
    return (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        key={row}
        x={inRow.map((bead) => middle(bead)[0]).join(' ')}
        y={(row + 0.5) * cell + 4}
        fill={colour}
        textAnchor="middle"
        fontSize="11"
        fontWeight="600"
        style={{ fontFeatureSettings: '"init" 0, "medi" 0, "fina" 0' }}
      >
        {inRow.map(({ side }) => markOf(side)).join('')}
      </text>
    )
  })
}

/** Runs of one side: rings for the first, discs for the second, a stroke for ties with their number. */
export function BigRoadDrawing({ cells, ...named }: Named & { cells: readonly RoadCell[] }) {
  const first = cells.filter(({ side }) => isFirstSide(side))
  const second = cells.filter(({ side }) => !isFirstSide(side))
  const tied = cells.filter(({ ties }) => ties > 0)
  const strokes = tied.map((place) => {
    const [x, y] = middle(place)
    return `M${x - 8} ${y + 8}L${x + 8} ${y - 8}`
  })
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 0)
  return (
    <RoadFrame {...named} columns={columns}>
      <path d={circles(first, 7.5)} fill="none" stroke="var(--primary)" strokeWidth="3" />
      <path d={circles(second, 9)} fill="var(--info)" />
      <path d={strokes.join('')} stroke="var(--text)" strokeWidth="2" />
      <g textAnchor="middle" fontSize="9" fontWeight="800" fill="var(--text)">
        {tied
          .filter(({ ties }) => ties > 1)
          .map((place) => {
            const [x, y] = middle(place)
            return (
              <text key={`${place.column} ${place.row}`} x={x + 7} y={y + 10}>
                {place.ties}
              </text>
            )
          })}
      </g>
    </RoadFrame>
  )
}
