import type { FirstAsk } from '@banyan/client/build/first-asks.ts'
import type { FirstWords } from '@banyan/client/build/first-words.ts'
import type { PageDefinition } from '../src/pages/define-page.ts'
import { textPlaces } from './page-definitions.ts'
import { type FoundPage, modulesOf } from './page-faults.ts'
import { fileNamed } from './page-imports.ts'

const source = (...paths: string[]) => paths.map((path) => `portal/src/${path}`)

/** What the router makes of a kind imports besides a page's own code; `guarded` is asked who is there. */
const around = {
  list: source('pages/list-page.tsx'),
  centre: source('pages/vendor-centre-page.tsx'),
  over: source('pages/lobby/lobby-over.tsx'),
  member: source(
    'pages/lobby/lobby-over.tsx',
    'pages/lobby/member-over.tsx',
    'features/account/member-centre/member-centre.tsx',
  ),
  guarded: source('pages/entry-rules.ts'),
  plain: source('pages/plain-components.gen.ts'),
}
/** Texts of the member centre around each of its pages. */
const centreTexts = 'member-centre'

type ByAddress<Value> = Readonly<Record<string, Value>>

/** Modules of each page, which its document asks for at once; `e2e/chunks.spec.ts` holds that nothing comes late. */
export function modulesOfPages(pages: readonly FoundPage[]): ByAddress<readonly string[]> {
  const rows = pages.flatMap(({ file, page }): [string, readonly string[]][] => {
    const needed = neededBy(page, file)
    if (needed.length === 0) return []
    const fields = Object.entries(page.codeWith ?? {}).map(([field, code]): [string, readonly string[]] => [
      `${page.path}?${field}`,
      [...needed, ...code.map((spec) => fileNamed(spec, file))],
    ])
    return [...addressesOf(page).map((address): [string, readonly string[]] => [address, needed]), ...fields]
  })
  return Object.fromEntries(rows)
}

function neededBy({ codeWith: _, ...page }: PageDefinition, file: string): string[] {
  if (page.isLate || page.kind === 'lobby' || page.kind === 'redirect') return []
  const isOwn = page.kind === undefined
  const isGuarded = isOwn && page.who !== 'everyone'
  const isPlain = isOwn && !isGuarded && !page.loader
  const own = modulesOf(page)
  if (isOwn && own.length === 0) return []
  const { folderOf } = textPlaces()
  const texts = [...(page.kind === 'member' ? [centreTexts] : []), ...(page.texts ?? [])]
  return [
    ...(isGuarded ? around.guarded : []),
    ...(isPlain ? around.plain : []),
    ...(page.kind ? around[page.kind] : []),
    ...own.map((spec) => fileNamed(spec, file)),
    ...texts.map((feature) => `${folderOf(feature)}/{language}.json`),
  ]
}

/** With what each page's document begins; `e2e/first-paint.spec.ts` holds that it keeps its place. */
export function wordsOfPages(pages: readonly FoundPage[]): ByAddress<FirstWords> {
  const { folderWith } = textPlaces()
  const rows = pages.flatMap(({ page }): [string, FirstWords][] => {
    const { title, skeleton, who, frame } = page
    if (!skeleton) return []
    const words = {
      ...skeleton,
      title,
      texts: folderWith(title),
      // Nobody but somebody who is signed in sees it.
      ...(who !== 'everyone' && { isOwn: true }),
      // What fills its page leaves the side menu out.
      ...(frame !== undefined && { hasMenu: false }),
    }
    return addressesOf(page).map((address): [string, FirstWords] => [address, words])
  })
  return Object.fromEntries(rows)
}

/** What each page asks for whoever is signed in; `e2e/first-asks.spec.ts` holds that each of them is taken. */
export function asksOfPages(pages: readonly FoundPage[]): ByAddress<readonly FirstAsk[]> {
  const rows = pages.flatMap(({ page }): [string, readonly FirstAsk[]][] => {
    const asks = [...(page.queries ?? []), ...(page.ownQueries ?? [])]
    return asks.length === 0 ? [] : addressesOf(page).map((address): [string, readonly FirstAsk[]] => [address, asks])
  })
  return Object.fromEntries(rows)
}

/** Files of a page that come in one script, by its name. */
export function chunksOfPages(pages: readonly FoundPage[]): ByAddress<readonly string[]> {
  const rows = pages.flatMap(({ file, page }): [string, readonly string[]][] => {
    if (page.chunk === undefined) return []
    const { codeWith: _, ...alone } = page
    return [[page.chunk, modulesOf(alone).map((spec) => fileNamed(spec, file))]]
  })
  return Object.fromEntries(rows)
}

/** As the build names addresses: a star stands for a part of any name. */
function addressesOf({ path, alsoAt = [] }: PageDefinition): string[] {
  return [path, ...alsoAt].map((address) => address.replace(/\$[^/]+/g, '*'))
}
