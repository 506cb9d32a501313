import { createHash } from 'node:crypto'

/** One hash for one set of parameters, in whatever order they stand: what tells a repeated request from another one. */
export function fingerprintOf(parameters: Readonly<Record<string, string>>): Buffer {
  const inOrder = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest()
}
