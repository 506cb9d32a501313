import type { ClientMessage, EventValues } from '@banyan/contract/events.ts'

type WatchMessage = Extract<ClientMessage, { kind: 'watch' }>

/** Topics of which a tab watches a few keys, each with the part of its value that names the key. */
const watchedTopics = { 'lottery.drawn': 'gameCode' } as const satisfies {
  [Name in keyof EventValues]?: keyof EventValues[Name]
}
type WatchedTopic = keyof typeof watchedTopics

interface Watch {
  /** The last version of the key's value that came; 0 for none. */
  seen: number
  readonly handlers: Set<(value: never) => void>
}

const watches = new Map<string, Map<string, Watch>>()
let say: ((message: WatchMessage) => void) | undefined

/** Hears the values of one key of a topic from now on, the newest one first; answers what stops the hearing. */
export function watchKey<Name extends WatchedTopic>(
  event: Name,
  key: string,
  handler: (value: EventValues[Name]) => void,
): () => void {
  const keys = watches.get(event) ?? new Map<string, Watch>()
  watches.set(event, keys)
  // Who comes second to a key has not heard what the first one did, so the server tells it anew.
  keys.set(key, { seen: 0, handlers: new Set([...(keys.get(key)?.handlers ?? []), handler]) })
  sayWatches(event)
  return () => {
    const watch = keys.get(key)
    watch?.handlers.delete(handler)
    if (watch?.handlers.size !== 0) return
    keys.delete(key)
    sayWatches(event)
  }
}

/** For the socket: it is told what to say whenever that changes, until it stops hearing. */
export function carryWatches(carry: (message: WatchMessage) => void): () => void {
  say = carry
  return () => {
    if (say === carry) say = undefined
  }
}

/** Says anew what is watched: a server knows nothing of the connection before. */
export function sayAllWatches(): void {
  for (const [event, keys] of watches) if (keys.size > 0) sayWatches(event)
}

/** Tells those who watch the key of a value; false where the topic is none that is watched. */
export function tellWatched(event: string, version: number, value: object): boolean {
  if (!Object.hasOwn(watchedTopics, event)) return false
  const key = String(Reflect.get(value, watchedTopics[event as WatchedTopic]))
  const watch = watches.get(event)?.get(key)
  if (watch && version > watch.seen) {
    watch.seen = version
    for (const handler of watch.handlers) handler(value as never)
  }
  return true
}

function sayWatches(event: string): void {
  const keys = watches.get(event) ?? []
  say?.({ kind: 'watch', event, seen: Object.fromEntries(Array.from(keys, ([key, { seen }]) => [key, seen])) })
}
