import { foldedName } from '@banyan/rules/content/folded-name.ts'
import type { Snapshot } from '../snapshot.ts'
import { compact, type Letters, lettersOf, wordsOf } from './letters.ts'
import { nameIn } from './name-in.ts'

/** A word, or a whole name without spaces, with the places of its games. */
interface Entry {
  readonly text: string
  readonly letters: Letters
  readonly places: readonly number[]
}

/** All names in one text, so that one scan finds every occurrence of a term. */
interface Haystack {
  /** Each name between line breaks. */
  readonly text: string
  /** Where the name of each row begins, ascending. */
  readonly starts: readonly number[]
}

/** The folded names of a snapshot in one language, prepared for search. */
export interface NameIndex {
  /** Place of the game of each row. */
  readonly places: readonly number[]
  readonly names: Haystack
  /** The same names without their spaces. */
  readonly compactNames: Haystack
  readonly words: readonly Entry[]
  readonly wholeNames: readonly Entry[]
  /** Number of words of a game's name, by place. */
  readonly wordCounts: Uint8Array
  /** One more than the last place. */
  readonly placesEnd: number
}

export function nameIndex(snapshot: Snapshot, tag: string): NameIndex {
  const rows = snapshot.games().flatMap((game, place) => {
    const name = foldedName(nameIn(game, tag) ?? '')
    return name ? [{ place, name, words: wordsOf(name) }] : []
  })
  const wordCounts = new Uint8Array(snapshot.size)
  for (const { place, words } of rows) wordCounts[place] = words.length
  return {
    places: rows.map(({ place }) => place),
    names: haystack(rows.map(({ name }) => name)),
    compactNames: haystack(rows.map(({ name }) => compact(name))),
    words: entries(rows.flatMap(({ place, words }) => [...new Set(words)].map((text) => ({ text, place })))),
    wholeNames: entries(rows.map(({ place, name }) => ({ text: compact(name), place }))),
    wordCounts,
    placesEnd: snapshot.size,
  }
}

function haystack(names: readonly string[]): Haystack {
  const starts: number[] = []
  let length = 1
  for (const name of names) {
    starts.push(length)
    length += name.length + 1
  }
  return { text: `\n${names.map((name) => `${name}\n`).join('')}`, starts }
}

function entries(pairs: readonly { readonly text: string; readonly place: number }[]): Entry[] {
  const byText = Map.groupBy(
    pairs.filter(({ text }) => text !== ''),
    ({ text }) => text,
  )
  return [...byText].map(([text, group]) => ({
    text,
    letters: lettersOf(text),
    places: group.map(({ place }) => place),
  }))
}
