import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Words } from './first-paint.ts'

/** The words that the page of an address begins with; none where the build says nothing of it. */
export type WordsOfPage = (path: string, language: string) => Words

/** Reads what the build in `folder` says (client/build/first-words.ts). */
export async function wordsOfPages(folder: string): Promise<WordsOfPage> {
  const told = await readFile(join(folder, '.vite', 'first-words.json'), 'utf8').catch(() => '{}')
  const pages = new Map(Object.entries(JSON.parse(told) as Record<string, Record<string, Words>>))
  return (path, language) => pages.get(path.replace(/\/$/, ''))?.[language] ?? {}
}
