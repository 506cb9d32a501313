/** What the server said: names, titles and contents that no catalogue holds. */
interface Shown {
  readonly fromServer: readonly string[]
  /** What stands on the page without being a sentence of ours. */
  readonly foreign: string
}

/**
 * What is wrong with the texts of the page, which runs in the pseudo-language. It runs in the browser.
 *
 * - `hard`: a visible text, a label, a title or a placeholder that is neither of a catalogue nor of the server's
 *   answers, no figure, and not within `foreign`.
 * - `broken`: more than one text of the catalogues, or one and something beside it, in one node.
 * - `joined`: two texts of the catalogues that follow each other in one line of reading.
 * - `clipped`: a text of the catalogues that runs out of a box which hides what runs out, unless the box marks the
 *   cut with an ellipsis and a title has all of it. A box that scrolls hides nothing.
 * - `spills`: one that runs out of the button or link that it belongs to.
 * - `sideways`: the page scrolls to the side.
 */
export function textFaults({ fromServer, foreign }: Shown): string[] {
  const faults: string[] = []
  const known = new Set(fromServer)
  const figures = /^[\d\s.,:;%₫×+*\-−–—()/|•·…=]*$/
  /** Marks of one letter, which may stand side by side as figures do; pseudo-texts.ts circles them. */
  const marks = /^[Ⓐ-ⓩ=]+$/
  const say = (kind: string, text: string, element: Element) =>
    faults.push(`${kind}: ${text} in ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`)

  /** Whether all of it lies in one pair of brackets; a text may hold others as its arguments. */
  const isWhole = (text: string) => {
    let depth = 0
    return [...text].every((sign, place, all) => {
      depth += sign === '⟦' ? 1 : sign === '⟧' ? -1 : 0
      return depth > 0 || place === all.length - 1
    })
  }
  const isOurs = (text: string) => /[⟦⟧]/.test(text)
  const isHard = (text: string, element: Element) =>
    !isOurs(text) && !figures.test(text) && !marks.test(text) && !known.has(text) && !element.closest(foreign)
  /** Whether a screen reader alone tells it: at this width, or at all. */
  const isForReaders = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true
    return element.closest('.sr-only') !== null
  }
  const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display)

  function checkBoxes(node: Node, text: string, element: Element): void {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = Array.from(range.getClientRects())
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX + overflowY)) return
      const hides = /hidden|clip/.test(overflowX + overflowY)
      if (!hides && !(box.matches('button, a, label') && !isInline(box))) continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const runsOut = lines.some(
        (line) => line.left < left - 1 || line.right > right + 1 || line.top < top - 2 || line.bottom > bottom + 2,
      )
      if (!runsOut) continue
      if (!(textOverflow === 'ellipsis' && box.closest('[title]'))) say(hides ? 'clipped' : 'spills', text, box)
      return
    }
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`sideways: ${scrollWidth}`)
  const lines = new Map<Element, { readonly text: string; readonly element: Element }[]>()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim()
    if (!element || !text || element.closest('script, style')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    let line = element
    while (isInline(line) && line.parentElement) line = line.parentElement
    lines.set(line, [...(lines.get(line) ?? []), { text, element }])
    if (isOurs(text) && !isForReaders(element)) checkBoxes(node, text, element)
  }
  for (const [line, parts] of lines) {
    const ours = parts.filter(({ text }) => isOurs(text))
    // A sentence with links in it is one text, whose parts stand in nodes of their own.
    if (ours.length > 1 && isWhole(parts.map(({ text }) => text).join(' '))) continue
    for (const { text, element } of parts) {
      if (isHard(text, element)) say('hard', text, element)
      if (isOurs(text) && !isWhole(text)) say('broken', text, element)
    }
    if (ours.length > 1) say('joined', ours.map(({ text }) => text).join(' + '), line)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name)?.trim()
      if (!text) continue
      if (isHard(text, element)) say(`hard ${name}`, text, element)
      if (isOurs(text) && !isWhole(text)) say(`broken ${name}`, text, element)
    }
  }
  return faults
}
