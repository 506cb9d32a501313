import { createContext } from 'react'
import { startUp } from '#/src/session/start-up.ts'

export type Texts = Readonly<Record<string, string>>

interface TextLanguage {
  readonly tag: string
  /** As the language calls itself. */
  readonly name: string
}

/** The one language in which the texts below are filled in; without it each has a tab for every language. */
export const ShownLanguage = createContext<TextLanguage | undefined>(undefined)

/** English first, which is always needed; then what is offered, and what else there is a text in. */
export function textLanguages(...all: readonly Texts[]): readonly TextLanguage[] {
  const { languages } = startUp()
  const tags = new Set(['en', ...languages.map(({ tag }) => tag), ...all.flatMap((texts) => Object.keys(texts))])
  return [...tags].map((tag) => ({ tag, name: languages.find((each) => each.tag === tag)?.nativeName ?? tag }))
}
