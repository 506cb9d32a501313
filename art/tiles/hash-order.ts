/** FNV-1a of a text, 32 bits; the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return mixed(hash)
}

/* FNV leaves neighbouring numbers alike in their high bits; this spreads them. */
function mixed(hash: number): number {
  let spread = hash
  spread = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b)
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35)
  return (spread ^ (spread >>> 16)) >>> 0
}

const hashes = new Map<string, number>()

function hashOnce(name: string): number {
  const known = hashes.get(name)
  if (known !== undefined) return known
  const hash = hashOf(name)
  hashes.set(name, hash)
  return hash
}

/** The names in an order that depends on the seed alone. */
export function inHashOrder<Name extends string>(names: readonly Name[], seed: number): Name[] {
  return names
    .map((name): [number, Name] => [mixed(seed ^ hashOnce(name)), name])
    .sort(([one], [other]) => one - other)
    .map(([, name]) => name)
}

/** 0 to 99, for one question about one game. */
export function roll(seed: number, question: string): number {
  return mixed(seed ^ hashOnce(question)) % 100
}
