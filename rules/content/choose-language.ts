import { languageAndScript } from './language-and-script.ts'

/** What a language is known by: the merchant's code and the BCP 47 tag. */
interface Known {
  readonly code: string
  readonly tag: string
}

interface Wishes {
  /** `lang` of the address. */
  readonly address: string | null
  /** `lang` of the browser's storage. */
  readonly stored: string | null
  /** BCP 47 tags, the dearest first; none where the merchant doesn't follow the browser. */
  readonly preferred: readonly string[]
}

/** The language to speak: the address's wish, else the stored one, else the browser's, else the merchant's default. */
export function chooseLanguage<Language extends Known>(
  offered: readonly Language[],
  { address, stored, preferred }: Wishes,
): Language {
  // Two of one language, as Portuguese and Brazilian Portuguese, are told apart where the browser does.
  const byTag = (wish: string) =>
    offered.find(({ tag }) => tag === wish) ??
    offered.find(({ tag }) => languageAndScript(tag) === languageAndScript(wish))
  const chosen =
    languageOfCode(offered, address) ??
    languageOfCode(offered, stored) ??
    preferred.map(byTag).find(Boolean) ??
    offered[0]
  if (!chosen) throw new Error('The configuration offers no language')
  return chosen
}

/** The offered language of a code, however it is written. */
export function languageOfCode<Language extends Known>(
  offered: readonly Language[],
  code: string | null,
): Language | undefined {
  return offered.find((language) => language.code === code?.toUpperCase())
}
