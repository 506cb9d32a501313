/** The list of `length` numbers below `base` that stands at this place of all such lists. */
export function listAt(index: number, base: number, length: number): number[] {
  const list = new Array<number>(length)
  let rest = index
  for (let at = length - 1; at >= 0; at--) {
    list[at] = rest % base
    rest = Math.floor(rest / base)
  }
  return list
}

/** How many ways there are to take `count` of `from` numbers in order. */
export function arrangementCount(from: number, count: number): number {
  return count === 0 ? 1 : from * arrangementCount(from - 1, count - 1)
}

/** The way to take `count` of the numbers 1 to `from` in order that stands at this place of all such ways. */
export function arrangementAt(index: number, from: number, count: number): number[] {
  const left = Array.from({ length: from }, (_, i) => i + 1)
  let rest = index
  return Array.from({ length: count }, (_, at) => {
    const ways = arrangementCount(from - at - 1, count - at - 1)
    const [taken = 0] = left.splice(Math.floor(rest / ways), 1)
    rest %= ways
    return taken
  })
}

/** The first `size` of numbered things. */
export function* allOf<T>(size: number, at: (index: number) => T): Generator<T> {
  for (let index = 0; index < size; index++) yield at(index)
}

/** Every list of digits at `positions`; the other digits change from list to list. */
export function* digitLists(length: number, positions: readonly number[]): Generator<readonly number[]> {
  for (let index = 0; index < 10 ** positions.length; index++) {
    const drawn = Array.from({ length }, (_, at) => (index * 7 + at * 3) % 10)
    listAt(index, 10, positions.length).forEach((digit, at) => {
      drawn[positions[at] as number] = digit
    })
    yield drawn
  }
}

/** Every way to put numbers 1 to `from` at `positions`, none twice; the other positions take what is left. */
export function* arrangementsAt(
  positions: readonly number[],
  from: number,
  length: number,
): Generator<readonly number[]> {
  for (let index = 0; index < arrangementCount(from, positions.length); index++) {
    const taken = arrangementAt(index, from, positions.length)
    // 3 shares no divisor with 10 or 11, so these are all numbers, each once.
    const all = Array.from({ length: from }, (_, i) => ((i * 3 + index) % from) + 1)
    const rest = all.filter((n) => !taken.includes(n))
    yield Array.from({ length }, (_, at) => (positions.includes(at) ? taken[positions.indexOf(at)] : rest.pop()) ?? 0)
  }
}

/** The numbers 1 to `from` in a circle, cut at every place: each number stands equally often at each position. */
export function* turnedLists(from: number, length: number): Generator<readonly number[]> {
  for (const step of [1, 3, 7]) {
    for (let start = 0; start < from; start++) {
      yield Array.from({ length }, (_, at) => ((start + at * step) % from) + 1)
    }
  }
}
