import { type Environment, partyUrlIn } from './environment.ts'

/** A feed of results of imported lottery games. */
export interface ResultFeedConfig {
  /** As operators read it. */
  readonly name: string
  /** Beneath it lie the games, and their issues. */
  readonly url: URL
}

/** More would be read by nobody. */
const feedsAtMost = 4
const rule =
  'NAME=ADDRESS separated by commas, with different names of 1 to 30 characters, 4 at most, and https addresses without credentials or query, or http ones of this machine'

/** Feeds that are asked for results; without any operators enter them. */
export function resultFeedsOf(env: Environment): ResultFeedConfig[] {
  const given = env.list('RESULT_FEEDS', [], { test: (text) => feedIn(text) !== undefined }, rule)
  const feeds = given.flatMap((text) => feedIn(text) ?? [])
  // One line says that they are nonsense.
  if (feeds.length < given.length) return []
  if (feeds.length > feedsAtMost || new Set(feeds.map(({ name }) => name)).size < feeds.length)
    env.refuse('RESULT_FEEDS', `must be ${rule}`)
  return feeds
}

function feedIn(text: string): ResultFeedConfig | undefined {
  const [, name = '', address = ''] = /^([A-Za-z0-9_-]{1,30})=(.+)$/.exec(text) ?? []
  const url = partyUrlIn(address)
  return url && url.search + url.hash === '' ? { name, url } : undefined
}
