import { createHash } from 'node:crypto'

const known = new WeakMap<object, Buffer>()

/** A hash of parameters in any order. It tells a repeated request from another one. */
export function fingerprintOf(parameters: Readonly<Record<string, string>>): Buffer {
  // The book and the module that keeps the request both hash the same object.
  const before = known.get(parameters)
  if (before) return before
  const inOrder = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const fingerprint = createHash('sha256').update(JSON.stringify(inOrder)).digest()
  known.set(parameters, fingerprint)
  return fingerprint
}
