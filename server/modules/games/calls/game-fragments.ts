import type { Reader } from '../present-game.ts'
import { gameNameFor, presentNameless } from '../present-game.ts'
import type { OfferedGame, Snapshot } from '../snapshot.ts'

/** A game's JSON before and after its names, in bytes, after a comma. */
type Frame = readonly [head: Buffer, tail: Buffer]

const framesOf = new WeakMap<Snapshot, (Frame | undefined)[]>()
const namesOf = new WeakMap<Snapshot, Map<string, (Buffer | undefined)[]>>()
const [opening, closing] = [Buffer.from('['), Buffer.from(']')]

/**
 * The JSON of the games at these places, in parts. Each game and each of its names is serialised once. A page joins the
 * bytes, which costs a fifth of encoding its text anew.
 */
export function gameFragments(snapshot: Snapshot, places: readonly number[], reader: Reader): Buffer[] {
  const frames = getOrMake(framesOf, snapshot, () => [])
  const byLanguage = getOrMake(namesOf, snapshot, () => new Map<string, (Buffer | undefined)[]>())
  const names = getOrMake(byLanguage, `${reader.tag} ${reader.merchantTag}`, () => [])
  const parts: Buffer[] = [opening]
  for (const place of places) {
    const game = snapshot.gameAt(place)
    if (!game) continue
    const frame = frames[place] ?? frameOf(snapshot, game)
    const name = names[place] ?? namesFragment(game, reader)
    frames[place] = frame
    names[place] = name
    const [head, tail] = frame
    parts.push(parts.length === 1 ? head.subarray(1) : head, name, tail)
  }
  parts.push(closing)
  return parts
}

function frameOf(snapshot: Snapshot, game: OfferedGame): Frame {
  const { nodeId, ...rest } = presentNameless(snapshot, game)
  const [head, tail] = [`,{"nodeId":${JSON.stringify(nodeId)}`, `,${JSON.stringify(rest).slice(1)}`]
  return [Buffer.from(head), Buffer.from(tail)]
}

function namesFragment(game: OfferedGame, reader: Reader): Buffer {
  const name = JSON.stringify(gameNameFor(game, reader))
  return Buffer.from(`,"nodeName":${name},"gameName":${name}`)
}

function getOrMake<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
