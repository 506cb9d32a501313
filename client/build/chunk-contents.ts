import type { Plugin } from 'vite'

/** What each script of a build is made of: bytes of every module before they are made small, by its path; bench/front-end/first-load.ts reads it. */
type ChunkContents = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Where it stands in the build's folder; it is not sent to anybody. */
const contentsFile = '.vite/contents.json'

/** Keeps beside the build what each of its scripts is made of, for `npm run first-load`. */
export function chunkContents(): Plugin {
  return {
    name: 'banyan-chunk-contents',
    apply: 'build',
    generateBundle(_, bundle) {
      const contents: Record<string, Record<string, number>> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules).map(([path, { renderedLength }]) => [path, renderedLength])
        contents[`/${chunk.fileName}`] = Object.fromEntries(modules)
      }
      this.emitFile({ type: 'asset', fileName: contentsFile, source: JSON.stringify(contents satisfies ChunkContents) })
    },
  }
}
