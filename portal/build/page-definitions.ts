import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { allPages } from '../src/pages/all-pages.gen.ts'
import { type FoundPage, type KnownTexts, pageFaults } from './page-faults.ts'

/** Of the repository, from which files are named. */
export const root = join(import.meta.dirname, '../..')
const folder = 'portal/src/pages'

/** Every page of the portal as it is announced beside its component; a fault in one stops the build. */
export function pageDefinitions(listed = allPages, repository = root): readonly FoundPage[] {
  const pages = Object.entries(listed).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, page]): FoundPage => ({ name, file, wing: basename(dirname(file)), page })),
  )
  const unlisted = filesLike(repository, `${folder}/*/*.page.ts`).filter((file) => !(file in listed))
  const faults = pageFaults(pages, {
    texts: knownTexts(repository),
    pageFiles: filesLike(repository, `${folder}/*/*-page.tsx`),
    exists: (path) => existsSync(join(repository, path)),
    callOf: (id): CallDefinition | undefined => (calls as Readonly<Record<string, CallDefinition>>)[id],
  })
  faults.push(...unlisted.map((file) => `${file}: not in the list of pages yet; run npm run generate`))
  if (faults.length > 0) throw new Error(`Pages are announced wrongly:\n${faults.join('\n')}`)
  return pages
}

/** Every text of the portal, by language and key, with the file that has it. */
function knownTexts(repository: string): KnownTexts {
  const texts = new Map<string, Map<string, string>>()
  const folders = new Map<string, string>()
  for (const file of [
    ...filesLike(repository, 'contract/texts/*.json'),
    ...filesLike(repository, 'portal/src/**/texts/*.json'),
  ]) {
    const language = basename(file, '.json')
    const known = texts.get(language) ?? new Map<string, string>()
    texts.set(language, known)
    for (const key of Object.keys(JSON.parse(readFileSync(join(repository, file), 'utf8')))) known.set(key, file)
    folders.set(basename(join(file, '../..')), dirname(file))
  }
  return { byLanguage: texts, folders }
}

/** Where texts stand, for tables of pages without faults. */
export function textPlaces() {
  const { byLanguage, folders } = knownTexts(root)
  return {
    folderOf: (feature: string) => folders.get(feature) ?? '',
    /** The constant by which a feature's texts are loaded, and its file. */
    catalogueOf: (feature: string) => {
      const found = catalogues().get(folders.get(feature) ?? '')
      if (!found) throw new Error(`No file exports the Catalogues of ${feature} alone`)
      return found
    },
    folderWith: (key: string) => dirname(byLanguage.get('en')?.get(key) ?? ''),
  }
}

const catalogue = /export const (\w+): Catalogues = import\.meta\.glob<Messages>\('\.\/texts\/\*\.json', \{([^}]*)\}/

/** The constants by which texts are loaded, with their files, by the folder of the texts. */
function catalogues(): ReadonlyMap<string, { readonly name: string; readonly file: string }> {
  const found = filesLike(root, 'portal/src/**/*-texts.ts').flatMap((file) => {
    const [, name, options = ''] = catalogue.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const base = /base: '([^']+)'/.exec(options)?.[1] ?? '.'
    return name ? [[join(dirname(file), base, 'texts'), { name, file }] as const] : []
  })
  return new Map(found)
}

function filesLike(repository: string, pattern: string): string[] {
  return globSync(pattern, { cwd: repository }).sort()
}
