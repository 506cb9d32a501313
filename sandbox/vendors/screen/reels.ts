import type { ShownSpin } from '../launches/shown-round.ts'
import { byId, data, isStill } from './page.ts'

const svgNames = 'http://www.w3.org/2000/svg'
/** What runs past before the reel stops; which symbols they are decides nothing. */
const passing = ['A', 'c', 'K', 'b', 'Q', 'd', 'J', 'a', 'K', 'scatter', 'A', 'wild', 'Q', 'd']
const firstStopMs = 650
const betweenStopsMs = 170

const columns = [...byId('reels').querySelectorAll<HTMLElement>('.reel')]

/** Turns the reels until they show what was drawn; resolves when the last stands. */
export async function turnReels(window: ShownSpin['window'], isQuick: boolean): Promise<void> {
  clearMarks()
  await Promise.all(columns.map((column, index) => turnReel(column, window[index] ?? [], index, isQuick)))
}

async function turnReel(column: HTMLElement, shown: readonly string[], index: number, isQuick: boolean): Promise<void> {
  const strip = column.firstElementChild as HTMLElement
  const before = [...strip.children]
  const cells = shown.map(cellOf)
  if (isStill()) return strip.replaceChildren(...cells)
  const turns = isQuick ? passing.slice(0, 6) : [...passing, ...passing.slice(0, index * 3)]
  // From the top: what will stand, what runs past, what stood; it slides down by all but a window's height.
  strip.replaceChildren(...cells, ...turns.map(cellOf), ...before.slice(0, shown.length))
  const way = `${(-100 * (turns.length + shown.length)) / shown.length}%`
  const duration = (isQuick ? firstStopMs / 2 : firstStopMs) + index * betweenStopsMs
  const frames = [
    { transform: `translateY(${way})` },
    { transform: 'translateY(2.5%)', offset: 0.94 },
    { transform: 'none' },
  ]
  await strip.animate(frames, { duration, easing: 'cubic-bezier(.2,.6,.3,1)' }).finished
  strip.replaceChildren(...cells)
}

function cellOf(symbol: string): SVGElement {
  const cell = document.createElementNS(svgNames, 'svg')
  cell.setAttribute('class', 'cell')
  cell.dataset.symbol = symbol
  const use = document.createElementNS(svgNames, 'use')
  use.setAttribute('href', `#symbol-${symbol}`)
  cell.append(use)
  return cell
}

/** Marks what won: its symbols stand out, and lines lead through them. */
export function markWins({ window, lineWins, scatterCount }: ShownSpin): void {
  const mark = (column: number, row: number) => cellAt(column, row)?.classList.add('won')
  for (const { line, count } of lineWins) {
    const rows = data.lines[line] ?? []
    for (let column = 0; column < count; column++) mark(column, rows[column] ?? 0)
    const way = document.createElementNS(svgNames, 'polyline')
    way.setAttribute(
      'points',
      rows
        .slice(0, count)
        .map((row, column) => `${column * 100 + 50},${row * 100 + 50}`)
        .join(' '),
    )
    byId('lines').append(way)
  }
  if (scatterCount >= 3) {
    for (const [column, reel] of window.entries())
      for (const [row, symbol] of reel.entries()) if (symbol === 'scatter') mark(column, row)
  }
  byId('reels').classList.toggle('has-wins', lineWins.length > 0 || scatterCount >= 3)
}

function clearMarks(): void {
  byId('lines').replaceChildren()
  byId('reels').classList.remove('has-wins')
  for (const cell of byId('reels').querySelectorAll('.won')) cell.classList.remove('won')
}

function cellAt(column: number, row: number): Element | undefined {
  return columns[column]?.firstElementChild?.children[row]
}

const names: Readonly<Record<string, string>> = { wild: data.texts.wild, scatter: data.texts.scatter }

/** Tells screen readers what the reels show. */
export function describeReels(window: ShownSpin['window']): void {
  const nameOf = (symbol: string) =>
    names[symbol] ??
    ('abcd'.includes(symbol) ? data.texts.picture.replace('{0}', String('abcd'.indexOf(symbol) + 1)) : symbol)
  const reels = window.map((reel, index) =>
    data.texts.reel.replace('{0}', String(index + 1)).replace('{1}', reel.map(nameOf).join(', ')),
  )
  byId('reels').setAttribute('aria-label', reels.join('; '))
}
