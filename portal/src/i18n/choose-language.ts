import type { Language } from '@banyan/contract/system/language.ts'

interface Wishes {
  /** `lang` of the address. */
  readonly address: string | null
  /** `lang` of the browser's storage. */
  readonly stored: string | null
  /** BCP 47 tags, the dearest first. */
  readonly preferred: readonly string[]
}

/** The language to speak: the address's wish, else the stored one, else the browser's, else the merchant's default. */
export function chooseLanguage(offered: readonly Language[], { address, stored, preferred }: Wishes): Language {
  const byCode = (code: string | null) => offered.find((language) => language.code === code?.toUpperCase())
  const byTag = (tag: string) => offered.find((language) => languageAndScript(language.tag) === languageAndScript(tag))
  const chosen = byCode(address) ?? byCode(stored) ?? preferred.map(byTag).find(Boolean) ?? offered[0]
  if (!chosen) throw new Error('The start-up data offers no language')
  return chosen
}

/** zh-CN and zh-Hans are one language to read, zh-TW is another; regions don't matter otherwise. */
function languageAndScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return tag
  }
}
