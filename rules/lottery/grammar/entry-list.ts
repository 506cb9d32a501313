/** The entries of a canonical list: of one width, rising, none twice. */
export interface EntryList extends Iterable<string> {
  readonly count: number
  /** Whether the list holds this entry. */
  has(entry: string): boolean
  /** The different last `length` digits of its entries, rising; shorter ones hold nothing but digits. */
  endings(length: number): string[]
}

/**
 * Reads a canonical list where it stands. Nothing is split and nothing checked: an entry is found by halving, so a list
 * of 100 000 is asked in 17 steps.
 */
export function entryList(canonical: string, width: number): EntryList {
  const step = width + 1
  const count = (canonical.length + 1) / step
  return {
    count,
    *[Symbol.iterator]() {
      for (let from = 0; from < canonical.length; from += step) yield canonical.slice(from, from + width)
    },
    has(entry) {
      if (entry.length !== width) return false
      let [low, high] = [0, count]
      while (low < high) {
        const middle = (low + high) >> 1
        const order = compareAt(canonical, middle * step, entry)
        if (order === 0) return true
        if (order < 0) low = middle + 1
        else high = middle
      }
      return false
    },
    endings: (length) => (length === width ? canonical.split(',') : endingsOf(canonical, width, length)),
  }
}

const zero = '0'.charCodeAt(0)

/** Marks the endings by their value instead of collecting them, since there are few and the list may be long. */
function endingsOf(canonical: string, width: number, length: number): string[] {
  const marks = new Uint8Array(10 ** length)
  for (let end = width; end <= canonical.length; end += width + 1) {
    let value = 0
    for (let at = end - length; at < end; at++) value = value * 10 + canonical.charCodeAt(at) - zero
    marks[value] = 1
  }
  const endings: string[] = []
  marks.forEach((mark, value) => {
    if (mark === 1) endings.push(String(value).padStart(length, '0'))
  })
  return endings
}

/** Below 0 where the text has less at this place than `entry`, above 0 where it has more. */
function compareAt(text: string, from: number, entry: string): number {
  for (let at = 0; at < entry.length; at++) {
    const difference = text.charCodeAt(from + at) - entry.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return 0
}
