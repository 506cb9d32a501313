import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface ScriptsOfPage {
  readonly all: readonly string[]
  readonly own: readonly string[]
}

/** By address and language, as client/build/page-chunks.ts writes it. */
type ScriptsByPage = Readonly<Record<string, Readonly<Record<string, ScriptsOfPage>>>>

/** Links by which a document asks for the scripts of its page at once; those of somebody who is signed in are marked. */
export type LinksOfPage = (path: string, language: string, search?: URLSearchParams) => string

/** Reads what the build in `folder` says of its pages; one that says nothing has no links. */
export async function linksOfPages(folder: string): Promise<LinksOfPage> {
  const told = await readFile(join(folder, '.vite', 'page-chunks.json'), 'utf8').catch(() => '{}')
  const pages = new Map(Object.entries(JSON.parse(told) as ScriptsByPage))
  return (path, language, search = new URLSearchParams()) => {
    const trimmed = path.replace(/(?<=.)\/$/, '')
    const named = [...search.keys()].map((name) => pages.get(`${trimmed}?${name}`)).find((page) => page !== undefined)
    const page = named ?? pages.get(trimmed) ?? pages.get(trimmed.replace(/[^/]+$/, '*')) ?? pages.get('*')
    const { all = [], own = [] } = page?.[language] ?? {}
    // Whose page it is comes first: what an account is shown is asked for with its session.
    return [...own.map((script) => linkOf(script, ' data-own')), ...all.map((script) => linkOf(script, ''))].join('')
  }
}

const linkOf = (script: string, mark: string) => `<link rel="modulepreload" crossorigin href="${script}"${mark}>`
