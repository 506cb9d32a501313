import { type Texts, textLanguages } from '#/src/features/forms/text-languages.ts'

/** Texts of one item; null where it goes without. */
export type ItemTexts = readonly (Texts | null)[]

const given = (texts: ItemTexts) => texts.filter((each) => each !== null)

/** The languages in which an item's texts are written: those that are offered, and what else there is a text in. */
export function languagesOf(texts: ItemTexts) {
  return textLanguages(...given(texts))
}

/** The languages in which one of an item's texts is missing. */
export function missingLanguages(texts: ItemTexts): readonly string[] {
  return languagesOf(texts)
    .map(({ tag }) => tag)
    .filter((tag) => given(texts).some((each) => !each[tag]))
}

/** A name that no other operator gives at the same time, so that two lists can be put together. */
export function freeId(now: number): string {
  const [salt = 0] = crypto.getRandomValues(new Uint16Array(1))
  return `${now.toString(36)}-${salt.toString(36)}`
}
