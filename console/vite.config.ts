import { readdirSync } from 'node:fs'
import { compileHints } from '@banyan/client/build/compile-hints.ts'
import { fetchChunks } from '@banyan/client/build/fetch-chunks.ts'
import { firstAsks } from '@banyan/client/build/first-asks.ts'
import { knownGlobals } from '@banyan/client/build/known-globals.ts'
import { pageChunks } from '@banyan/client/build/page-chunks.ts'
import { texts } from '@banyan/client/build/texts.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageGroups } from './build/chunk-groups.ts'
import { firstAsks as asksOfPages } from './build/first-asks.ts'
import { pageModules } from './build/page-modules.ts'
import { type CallId, callRowOf } from './src/api/call-rows.ts'

/** Languages that have texts. */
const spoken = readdirSync(`${import.meta.dirname}/src/i18n/texts`).map((file) => file.replace('.json', ''))

const textsChunk = (file: string) => `texts-${/([^/]+)\.json/.exec(file)?.[1]}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    texts(),
    fetchChunks(),
    knownGlobals(),
    react(),
    tailwindcss(),
    pageChunks({ ...pageModules, languages: spoken }),
    firstAsks({ ...asksOfPages, rowOf: (id) => callRowOf(id as CallId) }),
    compileHints(),
  ],
  // React has had this hook itself for three versions; the router's store still brings a stand-in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // What a chunk needs besides is not listed beside every import: that costs more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
    },
    rolldownOptions: {
      output: {
        entryFileNames: 'js/[name]-[hash].js',
        chunkFileNames: 'js/[name]-[hash].js',
        assetFileNames: ({ names }) => `${names[0]?.endsWith('.css') ? 'css' : 'assets'}/[name]-[hash][extname]`,
        codeSplitting: {
          groups: [
            // Libraries of the first screen change seldom and stay in caches.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // Popups and charts both have it, and neither is to bring the other.
            { name: 'clsx', test: /node_modules\/clsx\// },
            // What popups, tables and charts stand on comes with the first of each.
            { name: 'popups', test: /node_modules\/(react-aria|react-stately|@internationalized|@react-)/ },
            { name: 'tables', test: /node_modules\/@tanstack\/(react-)?(table|virtual)/ },
            // One file for each language.
            { name: textsChunk, debugName: 'texts', test: /(i18n|contract)\/texts\/[\w-]+\.json$/ },
            { name: 'console', tags: ['$initial'], test: /(?<!main)\.tsx?$/ },
            ...pageGroups,
          ],
        },
      },
    },
  },
})
