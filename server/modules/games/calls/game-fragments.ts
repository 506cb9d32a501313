import type { OfferedGame, Snapshot } from '../snapshot/snapshot.ts'
import { gameNameFor, presentNameless } from './present-game.ts'
import type { Reader } from './reader.ts'

/** The JSON of a game before and after its name. */
type Frame = readonly [head: string, tail: string]

const framesOf = new WeakMap<Snapshot, (Frame | undefined)[]>()
const namesOf = new WeakMap<Snapshot, Map<string, (string | undefined)[]>>()

/** The JSON of the games at these places. Each game is serialised once, and each of its names once: a page joins what is there. */
export function gameFragments(snapshot: Snapshot, places: readonly number[], reader: Reader): string {
  const frames = held(framesOf, snapshot, () => [])
  const byLanguage = held(namesOf, snapshot, () => new Map<string, (string | undefined)[]>())
  const names = held(byLanguage, `${reader.tag} ${reader.merchantTag}`, () => [])
  let json = ''
  for (const place of places) {
    const game = snapshot.gameAt(place)
    if (!game) continue
    const frame = frames[place] ?? frameOf(snapshot, game)
    const name = names[place] ?? JSON.stringify(gameNameFor(game, reader))
    frames[place] = frame
    names[place] = name
    const [head, tail] = frame
    json += `${json && ','}${head}"nodeName":${name},"gameName":${name}${tail}`
  }
  return `[${json}]`
}

function frameOf(snapshot: Snapshot, game: OfferedGame): Frame {
  const { nodeId, ...rest } = presentNameless(snapshot, game)
  return [`{"nodeId":${JSON.stringify(nodeId)},`, `,${JSON.stringify(rest).slice(1)}`]
}

function held<Key, Value>(
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
