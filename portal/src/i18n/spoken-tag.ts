import { languageAndScript } from '@banyan/rules/content/language-and-script.ts'
import { catalogueTags } from './texts.gen.ts'

/** The tag of the catalogue that a language is spoken from; one that has none is spoken in English. */
export function spokenTag(tag: string): string {
  const tags = Object.keys(catalogueTags)
  return tags.find((each) => each === tag) ?? tags.find((each) => sameToRead(each, tag)) ?? 'en'
}

/** Whether a language has a catalogue of its own, as a whole or in part. */
export function hasCatalogue(tag: string): boolean {
  return sameToRead(spokenTag(tag), tag)
}

/** Whether every text of the portal stands in this language: counted when the catalogues change, never claimed. */
export function isComplete(tag: string): boolean {
  return hasCatalogue(tag) && (catalogueTags as Record<string, string>)[spokenTag(tag)] === 'complete'
}

function sameToRead(one: string, other: string): boolean {
  return languageAndScript(one) === languageAndScript(other)
}
