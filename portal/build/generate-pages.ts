import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path/posix'
import type { PageDefinition } from '../src/pages/define-page.ts'
import { pageDefinitions, root, textPlaces } from './page-definitions.ts'
import type { FoundPage } from './page-faults.ts'

const { catalogueOf } = textPlaces()

const head = '// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.\n'

/** Headings of the member centre's menu, in their order. */
const groups = ['wallet', 'rewards', 'records', 'account'] as const

/** The files that follow from definitions, for those who may not read them or would carry more than they need. */
const generated: Readonly<Record<string, (pages: readonly FoundPage[]) => string>> = {
  'portal/src/pages/page-lists.gen.ts': pageLists,
  'portal/src/pages/plain-components.gen.ts': plainComponents,
  'portal/src/pages/guarded-pages.gen.ts': guardedPages,
  'portal/src/pages/member-components.gen.ts': memberComponents,
  'portal/src/features/account/member-centre/member-pages.gen.ts': memberPages,
  'portal/src/shell/page-tables.gen.ts': shellTables,
  'portal/src/shell/menu/drawer-entries.gen.ts': drawerEntries,
  'rules/content/portal-pages.gen.ts': portalPages,
}

/** Generated files that are not what the definitions say. */
export function stalePageFiles(pages: readonly FoundPage[]): string[] {
  return Object.entries(generated).flatMap(([file, source]) => (source(pages) === textOf(file) ? [] : file))
}

function textOf(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

const addresses = ({ path, alsoAt = [] }: PageDefinition) => [path, ...alsoAt]
/** The route of all pages of the member centre. */
const centreRoute = '/member/{-$page}'
const nameOf = ({ path }: PageDefinition) => path.replace('/member/', '')
const ofKinds = (pages: readonly FoundPage[], ...kinds: readonly PageDefinition['kind'][]) =>
  pages.filter(({ page }) => kinds.includes(page.kind))
const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ')
const list = (rows: readonly string[]) => rows.map((row) => `  ${row},\n`).join('')

const isGuarded = ({ page: { kind, who } }: FoundPage) => kind === undefined && who !== 'everyone'
/** What these fetch begins beside their code. */
const isLoaded = ({ page }: FoundPage) => page.kind === undefined && page.who === 'everyone' && 'loader' in page
const isPlain = (found: FoundPage) => found.page.kind === undefined && !isGuarded(found) && !isLoaded(found)

/** What the router reads; of most pages nothing but their paths, for it is loaded with every one. */
function pageLists(pages: readonly FoundPage[]): string {
  const loaded = pages.filter(isLoaded)
  const searches = pages.filter((found) => isPlain(found) && 'search' in found.page)
  const pathsOf = (found: readonly FoundPage[]) => quoted(found.flatMap(({ page }) => addresses(page)))
  const redirects = pages.flatMap(({ page }) =>
    page.kind === 'redirect' ? `{ path: '${page.path}', to: '${page.to}' }` : [],
  )
  return [
    head,
    importsOfPages(loaded),
    `import type { SearchOf } from './define-page.ts'\n${importsOfPages(searches, 'import type')}`,
    '/** The lobby, and what lies over it. */',
    `export const lobbyPaths = [${pathsOf(ofKinds(pages, 'lobby', 'over'))}, '${centreRoute}'] as const`,
    '/** Lists of one type of games. */',
    `export const listPaths = [${pathsOf(ofKinds(pages, 'list'))}] as const`,
    '/** Vendors of one type of games. */',
    `export const centrePaths = [${pathsOf(ofKinds(pages, 'centre'))}] as const`,
    '/** Pages that need nothing but their code. */',
    `export const plainPaths = [${pathsOf(pages.filter(isPlain))}] as const`,
    '/** Pages that ask who is there. */',
    `export const guardedPaths = [${pathsOf(pages.filter(isGuarded))}] as const`,
    '/** Pages that fetch something beside their code. */',
    `export const loadedPages = [${loaded.map(({ name }) => name).join(', ')}] as const`,
    '/** What addresses may have behind their paths. */',
    `export interface Searches {\n${list(searches.map(({ name, page }) => `'${page.path}': SearchOf<typeof ${name}>`)).replaceAll(',\n', '\n')}}`,
    `export const redirects = [\n${list(redirects)}] as const`,
    '',
  ].join('\n')
}

function importsOfPages(pages: readonly FoundPage[], keyword = 'import'): string {
  const files = [...new Set(pages.map(({ file }) => file))]
  return files
    .map((file) => {
      const names = pages.filter((found) => found.file === file).map(({ name }) => name)
      return `${keyword} { ${names.join(', ')} } from '${file.replace('portal/src/pages/', './')}'\n`
    })
    .join('')
}

const ofCentre = (pages: readonly FoundPage[]) => pages.filter(({ page: { kind } }) => kind === 'member')

/** The code of pages by their addresses, with their texts; it comes with the first of them. */
function plainComponents(pages: readonly FoundPage[]): string {
  const plain = pages.filter(isPlain)
  const rows = plain.flatMap((found) => addresses(found.page).map((path) => `'${path}': ${fetchOf(found)}`))
  return [head, importsOfCode(plain), `export const plainComponents = {\n${list(rows)}}`, ''].join('\n')
}

/** Whom a page is for comes with its code, which fetches its texts beside what it asks; several may share it. */
function guardedPages(pages: readonly FoundPage[]): string {
  const guarded = pages.filter(isGuarded)
  const sharer = ({ page }: FoundPage) =>
    componentOf(page) && guarded.find((other) => componentOf(other.page) === componentOf(page))
  const rows = guarded.flatMap((found) => {
    const first = sharer(found)
    const code = first ? `, ${first.name}.component` : ''
    return addresses(found.page).map((path) => `'${path}': ['${found.page.who}'${code}]`)
  })
  const firsts = guarded.filter((found) => sharer(found) === found)
  return [head, importsOfPages(firsts), `export const guardedPages = {\n${list(rows)}} as const`, ''].join('\n')
}

const componentOf = (page: PageDefinition) => ('component' in page ? page.component : undefined)

/** So it is with pages of the member centre. */
function memberComponents(pages: readonly FoundPage[]): string {
  const members = ofCentre(pages)
  const rows = members.map(({ name, page }) => `'${page.path}': ${name}.component`)
  return [head, importsOfPages(members), `export const memberComponents = {\n${list(rows)}}`, ''].join('\n')
}

const fetchOf = ({ name, page: { texts = [] } }: FoundPage) =>
  texts.length === 0
    ? `${name}.component`
    : `withTexts(${name}.component, ${texts.map((feature) => catalogueOf(feature).name).join(', ')})`

function importsOfCode(pages: readonly FoundPage[]): string {
  const features = [...new Set(pages.flatMap(({ page: { texts = [] } }) => texts))].sort()
  const catalogues = features.map((feature) => {
    const { name, file } = catalogueOf(feature)
    return `import { ${name} } from '${file.replace('portal/', '#/')}'\n`
  })
  return [
    "import type { Catalogues } from '@banyan/client/texts.ts'\n",
    "import type { ComponentType } from 'react'\n",
    ...catalogues,
    "import { loadTexts } from '#/src/i18n/text.ts'\n",
    importsOfPages(pages),
    '\n/** Texts come beside the code that shows them. */\n',
    'const withTexts = (fetch: () => Promise<ComponentType>, ...texts: readonly Catalogues[]) => async () =>\n',
    '  (await Promise.all([fetch(), loadTexts(...texts)]))[0]\n',
  ].join('')
}

/** The menu of the member centre; its first address shows the page that says so. */
function memberPages(pages: readonly FoundPage[]): string {
  const members = ofCentre(pages)
  const first = members.find(({ page }) => page.alsoAt?.includes('/member')) ?? members[0]
  const entries = groups.map((group) => {
    const listed = members.flatMap(({ page }) => {
      const entry = page.menu?.member
      return entry?.group === group ? { ...entry, page: nameOf(page) } : []
    })
    const rows = inOrder(listed).map(({ page, icon, badge }) => entryOf({ page, badge }, icon))
    return `{\n    name: '${group}',\n    pages: [\n${rows.map((row) => `      ${row},\n`).join('')}    ],\n  }`
  })
  const icons = members.flatMap(({ page }) => page.menu?.member?.icon ?? [])
  return [
    head,
    importsOfIcons(icons),
    '/** The pages under their headings. */',
    `export const memberGroups = [\n${list(entries)}] as const`,
    `export const memberPages = [${quoted(members.map(({ page }) => nameOf(page)))}] as const`,
    '/** What is shown where the address names none. */',
    `export const firstMemberPage = '${first ? nameOf(first.page) : ''}'`,
    '',
  ].join('\n')
}

/** Menus and frames of the shell, which knows no pages. */
function shellTables(pages: readonly FoundPage[]): string {
  const framed = (...frames: readonly PageDefinition['frame'][]) =>
    pages.filter(({ page: { frame } }) => frame && frames.includes(frame)).map(({ page }) => page.path.slice(1))
  const home = pages.filter(({ page: { kind } }) => kind === 'lobby').flatMap(({ page }) => page.alsoAt ?? [])
  return [
    head,
    ...menuEntries('bar', pages),
    '/** Addresses that show the lobby (NAV-01). */',
    `export const homePaths = /^\\/(${home.map((path) => path.slice(1).replaceAll('.', '\\.')).join('|')})?$/`,
    '/** Pages that bring what surrounds them, whatever the case. */',
    `export const framelessPaths = /^\\/(${framed('none', 'bareGame').join('|')})\\/?$/i`,
    '/** Pages that a game fills. */',
    `export const gamePaths = /^\\/(${framed('game', 'bareGame').join('|')})(\\/|$)/i`,
    '',
  ].join('\n')
}

/** Apart from the others: it comes with the drawer. */
function drawerEntries(pages: readonly FoundPage[]): string {
  return [head, ...menuEntries('drawer', pages), ''].join('\n')
}

function menuEntries(menu: 'bar' | 'drawer', pages: readonly FoundPage[]): string[] {
  const entries = inOrder(pages.flatMap(({ page }) => (page.menu?.[menu] ? { ...page.menu[menu], page } : [])))
  const rows = entries.map(({ page, name, icon, ...marks }) => {
    const way = page.kind === 'member' ? { page: nameOf(page) } : { to: page.path }
    return entryOf({ ...way, name, badge: 'badge' in marks ? marks.badge : undefined }, icon)
  })
  return [importsOfIcons(entries.map(({ icon }) => icon)), `export const ${menu}Entries = [\n${list(rows)}] as const`]
}

const inOrder = <Entry extends { readonly place: number }>(entries: readonly Entry[]) =>
  entries.toSorted((one, other) => one.place - other.place)

function entryOf(texts: Readonly<Record<string, string | undefined>>, icon: string): string {
  const fields = Object.entries(texts).flatMap(([field, text]) => (text === undefined ? [] : `${field}: '${text}'`))
  return `{ ${[...fields, `icon: ${iconName(icon)}`].join(', ')} }`
}

const iconName = (icon: string) => `${icon.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`

function importsOfIcons(icons: readonly string[]): string {
  return [...new Set(icons)]
    .sort()
    .map((icon) => `import { ${iconName(icon)} } from '@banyan/ui/icons/${icon}-icon.ts'\n`)
    .join('')
}

/** For the server, which must know what is a page, and for tests and benches, which visit every one. */
function portalPages(pages: readonly FoundPage[]): string {
  const routes = pages.flatMap(({ page }) => (page.kind === 'member' ? [] : addresses(page)))
  const rows = pages.map(({ wing, page: { path, kind = 'own', who, offered, isListed, examples, ...page } }) => {
    const games = 'games' in page ? page.games : undefined
    const fields = { path, wing, kind, who, games, offered }
    const texts = Object.entries(fields).flatMap(([field, text]) => (text === undefined ? [] : `${field}: '${text}'`))
    const visited = `visits: [${quoted(examples ?? [path])}]`
    return `{ ${[...texts, ...(isListed ? ['isListed: true'] : []), visited].join(', ')} }`
  })
  return [
    head,
    '/** Every address that is a page of the portal, as its router writes it. */',
    `export const portalRoutes = [\n${list(quotedRows([...routes, centreRoute]))}] as const`,
    '',
    '/** Those that show the lobby, also beneath what lies over it. */',
    `export const lobbyPaths = [${quoted(ofKinds(pages, 'lobby', 'over').flatMap(({ page }) => addresses(page)))}]`,
    '',
    'interface PortalPage {',
    '  readonly path: string',
    '  /** The folder that it stands in. */',
    '  readonly wing: string',
    "  readonly kind: 'own' | 'lobby' | 'over' | 'list' | 'centre' | 'member' | 'redirect'",
    "  readonly who: 'everyone' | 'members' | 'agents' | 'agentLogin' | 'login' | 'register'",
    '  /** Of what type its games are. */',
    '  readonly games?: string',
    "  readonly offered?: 'demo' | 'vietnamese' | 'topic'",
    '  /** Search engines may list it. */',
    '  readonly isListed?: true',
    '  /** Addresses at which it shows what it can. */',
    '  readonly visits: readonly string[]',
    '}',
    '',
    `export const portalPages: readonly PortalPage[] = [\n${list(rows)}]`,
    '',
  ].join('\n')
}

const quotedRows = (texts: readonly string[]) => texts.map((text) => `'${text}'`)

if (import.meta.main) {
  const pages = pageDefinitions()
  const isCheck = process.argv.includes('--check')
  for (const file of stalePageFiles(pages)) {
    if (isCheck) {
      process.stdout.write(`${basename(file)} is not what the definitions of pages say; run npm run generate.\n`)
      process.exitCode = 1
    } else writeFileSync(join(root, file), generated[file]?.(pages) ?? '')
  }
}
