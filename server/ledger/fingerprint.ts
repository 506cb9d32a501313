import { createHash } from 'node:crypto'

const known = new WeakMap<object, Buffer>()

/** One hash for one set of parameters, in whatever order they stand: what tells a repeated request from another one. */
export function fingerprintOf(parameters: Readonly<Record<string, string>>): Buffer {
  // A call's parameters are asked for by whoever keeps the call and by the book.
  const before = known.get(parameters)
  if (before) return before
  const inOrder = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const fingerprint = createHash('sha256').update(JSON.stringify(inOrder)).digest()
  known.set(parameters, fingerprint)
  return fingerprint
}
