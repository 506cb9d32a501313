import type { Plugin, Rolldown } from 'vite'

/**
 * Modules of a page by its address; `{language}` stands for the language that it is read in, a last `*` for any one part,
 * and `?name` for an address that has such a field.
 */
export interface PageModules {
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** On every page, and on every page of somebody who is signed in. */
  readonly everywhere: readonly string[]
  readonly own: readonly string[]
  readonly languages: readonly string[]
}

/** Scripts that a page needs besides the first load's, by language; server/platform/pages/document-parts/page-chunks.ts reads it. */
interface ScriptsOfPage {
  readonly all: readonly string[]
  /** Of somebody who is signed in, besides. */
  readonly own: readonly string[]
}

/** Where it stands in the build's folder; it is not sent to anybody. */
const scriptsFile = '.vite/page-chunks.json'
const anyOther = '*'

/**
 * Keeps beside the build which scripts each page is made of, so that its document asks for all of them at once: each
 * import that is found only when the one before it has come costs a phone a round trip.
 */
export function pageChunks({ pages, everywhere, own, languages }: PageModules): Plugin {
  return {
    name: 'banyan-page-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const scriptsOf = scriptFinder(bundle)
      const told: Record<string, Record<string, ScriptsOfPage>> = {}
      for (const [address, modules] of Object.entries({ ...pages, [anyOther]: [] })) {
        told[address] = Object.fromEntries(
          languages.map((language) => {
            const all = scriptsOf([...everywhere, ...modules], language)
            const more = scriptsOf(own, language).filter((script) => !all.includes(script))
            return [language, { all, own: more }]
          }),
        )
      }
      this.emitFile({ type: 'asset', fileName: scriptsFile, source: JSON.stringify(told) })
    },
  }
}

/** Finds the scripts of modules and of what they import, but for those of the first load. */
function scriptFinder(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) withImports(imported, found)
    }
    return found
  }
  const firstLoad = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry)]))
  return (modules: readonly string[], language: string): string[] => {
    const files = modules.flatMap((module) => {
      const path = module.replace('{language}', language)
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)))
      if (!chunk) throw new Error(`the build has no module ${path}`)
      return [...withImports(chunk)]
    })
    return [...new Set(files)].filter((file) => !firstLoad.has(file)).map((file) => `/${file}`)
  }
}
