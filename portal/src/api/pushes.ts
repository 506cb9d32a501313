import type { EventValues } from '@banyan/contract/events.ts'

type Handler = (value: never) => void

const handlers = new Map<string, Set<Handler>>()
/** The newest value of each topic: a feature whose code comes later hears it too. */
const newest = new Map<string, object>()

/**
 * Hears an event that the server pushes to this tab, and a topic's value that came already; answers what stops the
 * hearing. Each feature hears its own.
 */
export function hearEvent<Name extends keyof EventValues>(
  name: Name,
  handler: (value: EventValues[Name]) => void,
): () => void {
  const known = handlers.get(name) ?? new Set<Handler>()
  handlers.set(name, known.add(handler))
  const value = newest.get(name)
  if (value) handler(value as EventValues[Name])
  return () => known.delete(handler)
}

/** Tells an event that came; one that nobody hears may be of a server newer than this page. */
export function tellEvent(name: string, value: object, isOfTopic: boolean): void {
  if (isOfTopic) newest.set(name, value)
  for (const handler of handlers.get(name) ?? []) handler(value as never)
}

/** Another account's values are not this one's. */
export function forgetTopics(): void {
  newest.clear()
}
