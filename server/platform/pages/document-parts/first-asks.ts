import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A call with its query, as the document sends it for whoever is signed in (client/build/first-asks.ts). */
export interface Ask {
  readonly id: string
  readonly query: object
  readonly address: string
  readonly moduleId: string
  /** Everybody may ask it: it goes without a token, and waits for none. */
  readonly isOpen?: true
}

/** What the page of an address asks for an account first; none where the build says nothing of it. */
export type AsksOfPage = (path: string) => readonly Ask[]

interface AsksByPage {
  readonly everywhere: readonly Ask[]
  readonly pages: Readonly<Record<string, readonly Ask[]>>
}

/** Reads what the build in `folder` says. */
export async function asksOfPages(folder: string): Promise<AsksOfPage> {
  const told = await readFile(join(folder, '.vite', 'first-asks.json'), 'utf8').catch(() => undefined)
  if (told === undefined) return () => []
  const { everywhere, pages } = JSON.parse(told) as AsksByPage
  const byPath = new Map(Object.entries(pages))
  return (path) => [...everywhere, ...(byPath.get(path.replace(/\/$/, '')) ?? [])]
}
