/** zh-CN and zh-Hans are one language to read, zh-TW is another; regions don't matter otherwise. */
export function languageAndScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return tag
  }
}
