import { readdirSync } from 'node:fs'
import { chunkContents } from '@banyan/client/build/chunk-contents.ts'
import { compileHints } from '@banyan/client/build/compile-hints.ts'
import { fetchChunks } from '@banyan/client/build/fetch-chunks.ts'
import { firstAsks } from '@banyan/client/build/first-asks.ts'
import { firstPaintStyles } from '@banyan/client/build/first-paint-styles.ts'
import { firstWords } from '@banyan/client/build/first-words.ts'
import { knownGlobals } from '@banyan/client/build/known-globals.ts'
import { pageChunks } from '@banyan/client/build/page-chunks.ts'
import { texts } from '@banyan/client/build/texts.ts'
import type { CallRow } from '@banyan/client/request.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { demoDocument } from './build/demo-document.ts'
import { asksEverywhere, everywhere, ownEverywhere } from './build/every-page.ts'
import { stalePageFiles } from './build/generate-pages.ts'
import { pageDefinitions } from './build/page-definitions.ts'
import { asksOfPages, chunksOfPages, modulesOfPages, wordsOfPages } from './build/page-tables.ts'
import { slimDefinitions } from './build/slim-definitions.ts'

const server = 'http://localhost:3000'

const rows: Readonly<Record<string, CallRow>> = callTable

/** Languages that have texts. */
const spoken = readdirSync(`${import.meta.dirname}/src/i18n/texts`).map((file) => file.replace('.json', ''))

const pages = pageDefinitions()
const stale = stalePageFiles(pages)
if (stale.length > 0)
  throw new Error(`Run npm run generate: ${stale.join(', ')} is not what the pages' definitions say`)

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    texts(),
    fetchChunks(),
    knownGlobals(),
    react(),
    tailwindcss(),
    demoDocument(),
    firstPaintStyles([{ file: /letters-\d+-|inter-/ }, { file: /letters-vi-/, language: 'vi' }]),
    slimDefinitions(),
    pageChunks({ pages: modulesOfPages(pages), everywhere, own: ownEverywhere, languages: spoken }),
    firstWords({ pages: wordsOfPages(pages), languages: spoken, root: `${import.meta.dirname}/..` }),
    firstAsks({ pages: asksOfPages(pages), everywhere: asksEverywhere, rowOf: (id) => rows[id] }),
    compileHints(),
    chunkContents(),
  ],
  // React has had this hook itself for three versions; the router's store still brings a stand-in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { proxy: { '/wps': server, '/lgw': server, '/art': server, '/scenes': server, '/promotion-art': server } },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    // One style sheet, and no list of what each chunk needs beside every import: both cost more than they save.
    cssCodeSplit: false,
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
          groups: chunkGroups(chunksOfPages(pages)),
        },
      },
    },
  },
})
