import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** JSON of the words that the page of an address begins with; of none where the build says nothing of it. */
export type WordsOfPage = (path: string, language: string) => string

/** Reads what the build in `folder` says (client/build/first-words.ts). */
export async function wordsOfPages(folder: string): Promise<WordsOfPage> {
  const told = await readFile(join(folder, '.vite', 'first-words.json'), 'utf8').catch(() => '{}')
  const pages = new Map(Object.entries(JSON.parse(told) as Record<string, Record<string, object>>))
  return (path, language) => {
    const trimmed = path.replace(/\/$/, '')
    const page = pages.get(trimmed) ?? pages.get(trimmed.replace(/[^/]+$/, '*'))
    return JSON.stringify(page?.[language] ?? {})
  }
}
