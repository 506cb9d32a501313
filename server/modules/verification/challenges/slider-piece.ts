import { type Chance, oneOf } from './chance.ts'

/** What a side of a piece has: a knob outwards, a notch inwards, or nothing. */
type Side = 'knob' | 'notch' | 'plain'
/** The four sides from the top, as the hand of a clock turns. */
export type PieceShape = readonly [Side, Side, Side, Side]

/** Width and height of a piece with its knobs, in pixels. */
export const pieceSize = 54
const knob = 8
/** From the picture's edge to the body: a knob and half of the outline's stroke. */
const inset = knob + 1
const body = pieceSize - inset * 2
const sides = ['knob', 'notch', 'plain'] as const satisfies readonly Side[]

/** A shape that a person tells from others: it has a knob and a notch. */
export function pieceShape(chance: Chance): PieceShape {
  const side = () => oneOf(chance, sides)
  const others: [Side, Side] = [side(), side()]
  const shapes = [
    ['knob', 'notch', ...others],
    ['knob', others[0], 'notch', others[1]],
    ['knob', ...others, 'notch'],
    ['notch', 'knob', ...others],
    [others[0], 'knob', 'notch', others[1]],
    [others[0], 'notch', others[1], 'knob'],
  ] as const satisfies readonly PieceShape[]
  return oneOf<PieceShape>(chance, shapes as unknown as [PieceShape, ...PieceShape[]])
}

/** Shapes that fit no hole of `shape`: turned or mirrored, each differs from it and from the others on two sides at least. */
export function decoyShapes(shape: PieceShape, count: number): PieceShape[] {
  const [top, right, bottom, left] = shape
  const inverted = shape.map((side) => (side === 'knob' ? 'notch' : side === 'notch' ? 'knob' : 'plain'))
  const candidates: PieceShape[] = [
    inverted as unknown as PieceShape,
    [bottom, left, top, right],
    [right, bottom, left, top],
    [left, top, right, bottom],
    ['plain', 'plain', 'plain', 'plain'],
    ['knob', 'knob', 'knob', 'knob'],
  ]
  const taken: PieceShape[] = [shape]
  for (const candidate of candidates) {
    if (taken.length > count) break
    if (taken.every((other) => differences(candidate, other) >= 2)) taken.push(candidate)
  }
  return taken.slice(1)
}

function differences(one: PieceShape, other: PieceShape): number {
  return one.filter((side, i) => side !== other[i]).length
}

/** The outline of a piece whose picture stands with its corner at `x`, `y`. */
export function pieceOutline([top, right, bottom, left]: PieceShape, x: number, y: number): string {
  return [
    `M${x + inset} ${y + inset}`,
    edge(top, 1, 0),
    edge(right, 0, 1),
    edge(bottom, -1, 0),
    edge(left, 0, -1),
    'Z',
  ].join(' ')
}

/** One side as the pen goes along (`dx`, `dy`): to the left of its way is outside. */
function edge(side: Side, dx: number, dy: number): string {
  const along = (length: number) => `l${dx * length} ${dy * length}`
  if (side === 'plain') return along(body)
  const straight = (body - knob * 2) / 2
  // The arc's sweep bulges outwards for a knob and inwards for a notch.
  const bulge = `a${knob} ${knob} 0 0 ${side === 'knob' ? 1 : 0} ${dx * knob * 2} ${dy * knob * 2}`
  return `${along(straight)} ${bulge} ${along(straight)}`
}
