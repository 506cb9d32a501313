import type { CallDefinition } from '@banyan/contract/call.ts'
import type { PageDefinition, Who } from '../src/pages/define-page.ts'
import { fileNamed, importsOf } from './page-imports.ts'

/** A definition, and where it was found. */
export interface FoundPage {
  readonly name: string
  readonly file: string
  /** The folder that it stands in. */
  readonly wing: string
  readonly page: PageDefinition
}

export interface KnownTexts {
  /** The file that has a text, by language and key. */
  readonly byLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** The folder of a feature's texts. */
  readonly folders: ReadonlyMap<string, string>
}

/** What definitions are held against. */
export interface Surroundings {
  readonly texts: KnownTexts
  /** Every component of a page, which a definition has to name. */
  readonly pageFiles: readonly string[]
  exists(path: string): boolean
  callOf(id: string): Pick<CallDefinition, 'callers' | 'method'> | undefined
}

const openToVisitors: Readonly<Record<Who, boolean>> = {
  everyone: true,
  agentLogin: true,
  login: true,
  register: true,
  members: false,
  agents: false,
}

/** What is wrong with definitions of pages, each with its file. */
export function pageFaults(pages: readonly FoundPage[], known: Surroundings): string[] {
  const named = new Set(pages.flatMap(({ file, page }) => modulesOf(page).map((spec) => fileNamed(spec, file))))
  return [
    ...pages.flatMap(({ file, name, page }) =>
      [...textFaults(page, known.texts), ...queryFaults(page, known), ...moduleFaults(page, file, known)].map(
        (fault) => `${file}: ${name} ${fault}`,
      ),
    ),
    ...doubledPaths(pages),
    ...known.pageFiles
      .filter((file) => !named.has(file))
      .map((file) => `${file}: no definition names this page; announce it in a .page.ts beside it`),
  ]
}

/** Modules as the definition spells them. */
export function modulesOf({ code = [], codeWith = {}, ...page }: PageDefinition): string[] {
  const fetched = 'component' in page ? importsOf(page.component) : []
  const loaded = 'loader' in page ? importsOf(page.loader) : []
  return [...fetched, ...loaded, ...code, ...Object.values(codeWith).flat()]
}

function textFaults({ title, skeleton, menu = {}, texts = [] }: PageDefinition, known: KnownTexts): string[] {
  const { bar, drawer } = menu
  const keys = [title, skeleton?.intro, bar?.name, drawer?.name].filter((key) => key !== undefined)
  const missing = [...known.byLanguage].flatMap(([language, has]) =>
    keys.filter((key) => !has.has(key)).map((key) => `has no text ${key} in ${language}`),
  )
  const unknown = texts.filter((feature) => !known.folders.has(feature))
  return [...missing, ...unknown.map((feature) => `waits for texts of ${feature}, which has none`)]
}

function queryFaults({ who, queries = [], ownQueries = [] }: PageDefinition, { callOf }: Surroundings): string[] {
  const unknown = [...queries, ...ownQueries].filter(({ id }) => (callOf(id)?.method ?? '') !== 'GET')
  const closed = queries.filter(({ id }) => !callOf(id)?.callers.includes('visitor'))
  return [
    ...unknown.map(({ id }) => `asks ${id}, which is no call that a document can send`),
    ...(openToVisitors[who] ? closed : []).map(
      ({ id }) => `is open to visitors, and ${id} needs an account: name it in ownQueries`,
    ),
  ]
}

function moduleFaults(page: PageDefinition, file: string, { exists }: Surroundings): string[] {
  const { bar, drawer, member } = page.menu ?? {}
  const icons = [bar, drawer, member].flatMap((entry) => (entry ? `ui/icons/${entry.icon}-icon.ts` : []))
  const files = modulesOf(page).map((spec) => fileNamed(spec, file))
  return [...files, ...icons].filter((path) => !exists(path)).map((path) => `names ${path}, which is not there`)
}

function doubledPaths(pages: readonly FoundPage[]): string[] {
  const first = new Map<string, FoundPage>()
  const faults: string[] = []
  for (const found of pages) {
    for (const path of [found.page.path, ...(found.page.alsoAt ?? [])]) {
      const other = first.get(path.toLowerCase())
      if (other) faults.push(`${found.file}: ${found.name} has the path ${path} of ${other.name} in ${other.file}`)
      else first.set(path.toLowerCase(), found)
    }
  }
  return faults
}
