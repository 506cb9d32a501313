import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/api/fetch-chunk.ts', import.meta.url))

/** Lets every `import()` of the build go through our own function instead of Vite's, which knows neither limit nor reason. */
export function fetchChunks(): Plugin {
  return {
    name: 'banyan-fetch-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchChunk as __vitePreload } from ${JSON.stringify(ours)}`,
    },
  }
}
