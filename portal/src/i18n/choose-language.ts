import type { Language } from '@banyan/contract/system/language.ts'
import { languageAndScript } from './language-and-script.ts'

interface Wishes {
  /** `lang` of the address. */
  readonly address: string | null
  /** `lang` of the browser's storage. */
  readonly stored: string | null
  /** BCP 47 tags, the dearest first; none where the merchant doesn't follow the browser. */
  readonly preferred: readonly string[]
}

/** The language to speak: the address's wish, else the stored one, else the browser's, else the merchant's default. */
export function chooseLanguage(offered: readonly Language[], { address, stored, preferred }: Wishes): Language {
  const byTag = (tag: string) => offered.find((language) => languageAndScript(language.tag) === languageAndScript(tag))
  const chosen =
    languageOfCode(offered, address) ??
    languageOfCode(offered, stored) ??
    preferred.map(byTag).find(Boolean) ??
    offered[0]
  if (!chosen) throw new Error('The configuration offers no language')
  return chosen
}

/** The offered language of a code, however it is written. */
export function languageOfCode(offered: readonly Language[], code: string | null): Language | undefined {
  return offered.find((language) => language.code === code?.toUpperCase())
}
