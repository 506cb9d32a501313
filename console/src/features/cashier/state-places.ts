/** Two states that an event joins. */
interface Edge<State extends string> {
  readonly from: State
  readonly to: State
}

/** States with what leads from one to another, ready to be drawn. */
export interface StateGraph<State extends string> {
  readonly states: readonly State[]
  /** Every pair of states that some event joins, once; an event that leaves the state as it is is not drawn. */
  readonly edges: readonly Edge<State>[]
  /** The most steps that lead to each state, ways back left out. */
  readonly ranks: ReadonlyMap<State, number>
}

type Transitions<State extends string> = Readonly<Record<State, Readonly<Partial<Record<string, State>>>>>

/** A table of transitions as a graph; states of one rank stand beside each other in the given order. */
export function graphOf<State extends string>(
  states: readonly State[],
  transitions: Transitions<State>,
): StateGraph<State> {
  const edges = states.flatMap((from) => {
    const targets = Object.values<State | undefined>(transitions[from]).filter((to) => to !== undefined)
    return [...new Set(targets)].filter((to) => to !== from).map((to) => ({ from, to }))
  })
  return { states, edges, ranks: ranksOf(states, edges) }
}

function ranksOf<State extends string>(
  states: readonly State[],
  edges: readonly Edge<State>[],
): ReadonlyMap<State, number> {
  const ranks = new Map<State, number>(states.map((state) => [state, 0]))
  const forward = withoutWaysBack(states, edges)
  // As often as there are states is enough for the longest way.
  for (const _ of states) {
    for (const { from, to } of forward) ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(from) ?? 0) + 1))
  }
  return ranks
}

/** The edges but those that lead back to a state on the way from the beginning, so that no circle is left. */
function withoutWaysBack<State extends string>(
  states: readonly State[],
  edges: readonly Edge<State>[],
): readonly Edge<State>[] {
  const back = new Set<Edge<State>>()
  const seen = new Set<State>()
  const walk = (state: State, before: readonly State[]) => {
    seen.add(state)
    const path = [...before, state]
    for (const edge of edges.filter(({ from }) => from === state)) {
      if (path.includes(edge.to)) back.add(edge)
      else if (!seen.has(edge.to)) walk(edge.to, path)
    }
  }
  for (const state of states) if (!seen.has(state)) walk(state, [])
  return edges.filter((edge) => !back.has(edge))
}

/** How the drawing is laid out: how large a box is, how far apart ranks are, and how far the outer lanes. */
export interface Layout {
  readonly box: { readonly width: number; readonly height: number }
  readonly rankPitch: number
  readonly lanePitch: number
  /** Ranks follow each other down the page, for narrow ones. */
  readonly isUpright: boolean
  readonly isMirrored: boolean
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Room for what curves past the outer lanes. */
const marginPx = 44
/** What a line keeps away from a box that it passes. */
const gapPx = 4

/** The size of the whole drawing. */
export function drawingSize<State extends string>(
  { ranks }: StateGraph<State>,
  { box, rankPitch, lanePitch, isUpright }: Layout,
): { width: number; height: number } {
  const along = Math.max(...ranks.values()) * rankPitch + (isUpright ? box.height : box.width)
  const across = lanePitch + (isUpright ? box.width : box.height) + 2 * marginPx
  return isUpright ? { width: across, height: along } : { width: along, height: across }
}

const rankOf = <State extends string>({ ranks }: StateGraph<State>, state: State) => ranks.get(state) ?? 0
const matesIn = <State extends string>(graph: StateGraph<State>, rank: number) =>
  graph.states.filter((other) => rankOf(graph, other) === rank)

/** Where the middle of a state's box is: a rank's only state in the middle, others from side to side. */
export function placeOf<State extends string>(state: State, graph: StateGraph<State>, layout: Layout): Point {
  const { box, isUpright, isMirrored } = layout
  const along = rankOf(graph, state) * layout.rankPitch
  const across = laneOf(state, graph) * layout.lanePitch + marginPx
  const { width } = drawingSize(graph, layout)
  const point = isUpright
    ? { x: across + box.width / 2, y: along + box.height / 2 }
    : { x: along + box.width / 2, y: across + box.height / 2 }
  return isMirrored ? { x: width - point.x, y: point.y } : point
}

function laneOf<State extends string>(state: State, graph: StateGraph<State>): number {
  const mates = matesIn(graph, rankOf(graph, state))
  return mates.length === 1 ? 0.5 : mates.indexOf(state) / (mates.length - 1)
}

/** The ends of a curve and the two points that it leans towards. */
type Curve = readonly [Point, Point, Point, Point]

/** The line from one box to another; one that would run through other boxes bends around them. */
export function edgePath<State extends string>(edge: Edge<State>, graph: StateGraph<State>, layout: Layout): string {
  const [a, b, c, d] = bendsOf(edge, graph, layout)
    .map((bend) => curveOf(edge, graph, layout, bend))
    .map((curve) => ({ curve, hits: hitsOf(curve, edge, graph, layout) }))
    .reduce((best, next) => (next.hits < best.hits ? next : best)).curve
  return `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
}

/** A way back lies beside the way there. */
const backBends = [26]
const bends = [0, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220]

/** How far a line may bend, the shortest way first: on the side that it goes to before the other one. */
function bendsOf<State extends string>(edge: Edge<State>, graph: StateGraph<State>, layout: Layout): number[] {
  if (rankOf(graph, edge.to) < rankOf(graph, edge.from)) return backBends
  const lean = laneOf(edge.from, graph) + laneOf(edge.to, graph) - 1
  const side = (lean > 0 ? 1 : -1) * (layout.isUpright && layout.isMirrored ? -1 : 1)
  return [side, -side].flatMap((sign) => bends.map((bend) => sign * bend))
}

function curveOf<State extends string>(
  edge: Edge<State>,
  graph: StateGraph<State>,
  layout: Layout,
  bend: number,
): Curve {
  const { box, isUpright, isMirrored } = layout
  const [start, end] = [placeOf(edge.from, graph, layout), placeOf(edge.to, graph, layout)]
  const isBack = rankOf(graph, edge.to) < rankOf(graph, edge.from)
  const direction = (isMirrored && !isUpright ? -1 : 1) * (isBack ? -1 : 1)
  const half = (isUpright ? box.height : box.width) / 2
  if (isUpright) {
    const [a, b] = [start.y + half * direction, end.y - (half + 4) * direction]
    const reach = Math.max(Math.abs(b - a) / 3, 14) * direction
    return [
      { x: start.x, y: a },
      { x: start.x + bend, y: a + reach },
      { x: end.x + bend, y: b - reach },
      { x: end.x, y: b },
    ]
  }
  const [a, b] = [start.x + half * direction, end.x - (half + 4) * direction]
  const reach = (Math.abs(b - a) / 3) * direction
  return [
    { x: a, y: start.y },
    { x: a + reach, y: start.y + bend },
    { x: b - reach, y: end.y + bend },
    { x: b, y: end.y },
  ]
}

/** Points of a curve that are looked at. */
const samples = 32

/** How much of a curve is outside the drawing, or beneath a box that it does not join. */
function hitsOf<State extends string>(
  curve: Curve,
  { from, to }: Edge<State>,
  graph: StateGraph<State>,
  layout: Layout,
): number {
  const { box } = layout
  const { width, height } = drawingSize(graph, layout)
  const others = graph.states.filter((state) => state !== from && state !== to)
  const middles = others.map((state) => placeOf(state, graph, layout))
  const points = Array.from({ length: samples + 1 }, (_, place) => pointOf(curve, place / samples))
  return points.filter(
    ({ x, y }) =>
      Math.min(x, y, width - x, height - y) < 0 ||
      middles.some(
        (middle) => Math.abs(x - middle.x) < box.width / 2 + gapPx && Math.abs(y - middle.y) < box.height / 2 + gapPx,
      ),
  ).length
}

function pointOf([a, b, c, d]: Curve, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y }
}
