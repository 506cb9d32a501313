import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'

/** One text in the four languages that are complete. */
export type Words = readonly [en: string, vi: string, ar: string, zh: string]

export function textIn([en, vi, ar, zh]: Words): LocalisedText {
  return { en, vi, ar, 'zh-Hans': zh }
}

/** The texts of `parts` put together, each language in its own way. */
export function joined(parts: readonly Words[], [en, vi, ar, zh]: Words): Words {
  const fill = (pattern: string, language: 0 | 1 | 2 | 3) =>
    pattern.replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place)]?.[language] ?? '')
  return [fill(en, 0), fill(vi, 1), fill(ar, 2), fill(zh, 3)]
}
