import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a page begins with whatever its calls answer, by the keys of its texts. */
export interface FirstWords {
  /** Names the document's template that it is put into. */
  readonly shape: string
  /** Folder of the texts, one file for each language. */
  readonly texts: string
  readonly title: string
  readonly intro?: string
  /** Rows to choose from stand above its list, unless it has none. */
  readonly hasFilters?: boolean
  /** The side menu stands beside it, unless it is a game’s. */
  readonly hasMenu?: boolean
  /** The introduction is of apps, which not every merchant has. */
  readonly needsApps?: boolean
  /** Nobody but somebody who is signed in sees the page. */
  readonly isOwn?: boolean
}

interface FirstWordsOptions {
  /** By address. */
  readonly pages: Readonly<Record<string, FirstWords>>
  readonly languages: readonly string[]
  /** Of the repository, from which folders are named. */
  readonly root: string
}

/** Where it stands in the build's folder; server/platform/pages/document-parts/first-words.ts reads it. */
const wordsFile = '.vite/first-words.json'

/** Keeps beside the build the words that each page begins with, so that its document shows them before any code has come. */
export function firstWords({ pages, languages, root }: FirstWordsOptions): Plugin {
  return {
    name: 'banyan-first-words',
    apply: 'build',
    generateBundle() {
      const told = Object.entries(pages).map(([address, { texts, title, intro, ...rest }]) => {
        const inLanguage = (language: string) => {
          const messages = JSON.parse(readFileSync(join(root, texts, `${language}.json`), 'utf8'))
          const plain = (key: string) => plainMessage(messages[key], `${key} in ${language}`)
          return { ...rest, title: plain(title), ...(intro && { intro: plain(intro) }) }
        }
        return [address, Object.fromEntries(languages.map((language) => [language, inLanguage(language)]))]
      })
      this.emitFile({ type: 'asset', fileName: wordsFile, source: JSON.stringify(Object.fromEntries(told)) })
    },
  }
}

/** The document knows no grammar of messages, only the merchant's name. */
function plainMessage(message: unknown, name: string): string {
  if (typeof message !== 'string') throw new Error(`there is no text ${name}`)
  if (/[{}']/.test(message.replaceAll('{merchant}', ''))) throw new Error(`the document can’t show ${name}`)
  return message
}
