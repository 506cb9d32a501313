import { useLanguage } from '@banyan/client/language.ts'
import { useId } from 'react'
import { drawingSize, edgePath, type Layout, placeOf, type StateGraph } from './state-places.ts'

type LayoutOf = Omit<Layout, 'isUpright' | 'isMirrored'>

interface StateDrawingProps<State extends string> {
  graph: StateGraph<State>
  /** How it is laid out where the page is wide, and where it is narrow. */
  layouts: { readonly wide: LayoutOf; readonly narrow: LayoutOf }
  nameOf: (state: State) => string
  /** The states that the order has been in, in their order; the last is where it is. */
  path: readonly State[]
}

/** All states of an order with the way that it took, for the eye: the list below says the same. */
export function StateDrawing<State extends string>(props: StateDrawingProps<State>) {
  const { wide, narrow } = props.layouts
  return (
    <>
      <div className="hidden xl:block">
        <Drawing {...props} layout={{ ...wide, isUpright: false }} />
      </div>
      <div className="mx-auto max-w-96 xl:hidden">
        <Drawing {...props} layout={{ ...narrow, isUpright: true }} />
      </div>
    </>
  )
}

interface DrawingProps<State extends string> extends Omit<StateDrawingProps<State>, 'layouts'> {
  layout: Omit<Layout, 'isMirrored'>
}

function Drawing<State extends string>({ graph, path, nameOf, layout: given }: DrawingProps<State>) {
  const id = useId()
  const layout = { ...given, isMirrored: useLanguage()?.direction === 'rtl' }
  const { width, height } = drawingSize(graph, layout)
  const isTaken = (from: State, to: State) => path.some((state, place) => state === from && path[place + 1] === to)
  const edges = graph.edges.map((edge) => ({ edge, taken: isTaken(edge.from, edge.to) }))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full text-sm">
      <defs>
        <Arrow id={`${id}-idle`} className="fill-line-control" />
        <Arrow id={`${id}-taken`} className="fill-primary" />
      </defs>
      {/* The way that was taken lies above the others. */}
      {edges
        .toSorted((a, b) => Number(a.taken) - Number(b.taken))
        .map(({ edge, taken }) => (
          <path
            key={`${edge.from} ${edge.to}`}
            data-edge={`${edge.from} ${edge.to}`}
            data-taken={taken || undefined}
            d={edgePath(edge, graph, layout)}
            fill="none"
            markerEnd={`url(#${id}-${taken ? 'taken' : 'idle'})`}
            className={taken ? 'stroke-primary stroke-[2.5]' : 'stroke-line-control stroke-1 opacity-60'}
          />
        ))}
      {graph.states.map((state) => {
        const { x, y } = placeOf(state, graph, layout)
        const look = path.at(-1) === state ? 'current' : path.includes(state) ? 'passed' : 'idle'
        return (
          <g key={state} data-state={state} data-look={look}>
            <rect
              x={x - layout.box.width / 2}
              y={y - layout.box.height / 2}
              width={layout.box.width}
              height={layout.box.height}
              rx={10}
              className={boxes[look]}
            />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className={words[look]}>
              {nameOf(state)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const boxes = {
  current: 'fill-primary stroke-primary stroke-2',
  passed: 'fill-primary-soft stroke-primary stroke-2',
  idle: 'fill-raised stroke-line-control',
}
const words = {
  current: 'fill-on-primary font-semibold',
  passed: 'fill-primary-strong font-semibold',
  idle: 'fill-muted',
}

function Arrow({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="6"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0 8 4 0 8Z" className={className} />
    </marker>
  )
}
