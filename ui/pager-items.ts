/** One place in a pager. A gap stands for two pages or more; `wide` and `compact` say which layouts show the item. */
export type PagerItem =
  | { readonly kind: 'page'; readonly page: number; readonly wide: true; readonly compact: boolean }
  | { readonly kind: 'gap'; readonly before: number; readonly wide: boolean; readonly compact: boolean }

interface Window {
  /** Pages always shown at either end. */
  readonly margin: number
  /** Pages shown round the current one. */
  readonly range: number
  /** Pages shown at an end while the current page is near it. */
  readonly rangeAtEnds: number
}

const wideWindow: Window = { margin: 2, range: 5, rangeAtEnds: 5 }
/** Five places at most: with both arrows they fit 360 px in targets of 44 px. */
const compactWindow: Window = { margin: 1, range: 1, rangeAtEnds: 3 }

/** What a pager of `total` pages shows at page `current`, in both layouts at once, in order. */
export function pagerItems(current: number, total: number): PagerItem[] {
  const here = Math.min(Math.max(current, 1), total)
  const wide = shownPages(here, total, wideWindow)
  const compact = new Set(shownPages(here, total, compactWindow))
  const items: PagerItem[] = []
  let lastWide = 0
  let lastCompact = 0
  for (const page of wide) {
    const gap = { wide: page - lastWide > 1, compact: compact.has(page) && page - lastCompact > 1 }
    if (gap.wide || gap.compact) items.push({ kind: 'gap', before: page, ...gap })
    items.push({ kind: 'page', page, wide: true, compact: compact.has(page) })
    lastWide = page
    if (compact.has(page)) lastCompact = page
  }
  return items
}

function shownPages(current: number, total: number, { margin, range, rangeAtEnds }: Window): number[] {
  const half = Math.floor(range / 2)
  const nearEnd = Math.ceil(rangeAtEnds / 2)
  const shown = (page: number) =>
    page <= margin ||
    page > total - margin ||
    Math.abs(page - current) <= half ||
    (current <= nearEnd && page <= rangeAtEnds) ||
    (current > total - nearEnd && page > total - rangeAtEnds)
  const candidates = new Set<number>()
  for (let step = 0; step < Math.max(margin, rangeAtEnds); step += 1) candidates.add(1 + step).add(total - step)
  for (let step = -half; step <= half; step += 1) candidates.add(current + step)
  const pages = [...candidates].filter((page) => page >= 1 && page <= total && shown(page)).sort((a, b) => a - b)
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? 0) === 2 ? [page - 1, page] : [page]))
}
