import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../fetch-chunk.ts', import.meta.url))

/** What Vite makes of `(await import(file)).name`, so that whatever else the file exports can be left out. */
const picked = /async \(\) => \{\s*const (\{ [^{}]+ \}) = await (import\([^;]+);\s*return \1;\s*\}, __VITE_PRELOAD__/g
/** The list of what a chunk needs besides, of which this build makes none. */
const listed = ', __VITE_PRELOAD__'

/**
 * Lets every `import()` of the build go through our own function instead of Vite's, which knows neither limit nor
 * reason.
 */
export function fetchChunks(): Plugin {
  return {
    name: 'banyan-fetch-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchChunk as __vitePreload } from ${JSON.stringify(ours)}`,
    },
    renderChunk: (code) => withoutPicking(code),
  }
}

/** By the time a chunk is written its unused exports are gone: the chunk itself answers the names, in fewer bytes. */
export function withoutPicking(code: string): string {
  return code.replace(picked, '() => $2').replaceAll(listed, '')
}
