import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demoDocument } from './build/demo-document.ts'
import { texts } from './build/texts.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [texts(), react(), tailwindcss(), demoDocument()],
  server: { proxy: { '/wps': server, '/lgw': server, '/art': server, '/scenes': server } },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'js/[name]-[hash].js',
        chunkFileNames: 'js/[name]-[hash].js',
        assetFileNames: ({ names }) => `${names[0]?.endsWith('.css') ? 'css' : 'assets'}/[name]-[hash][extname]`,
        codeSplitting: {
          // The first load is two files: libraries, which change seldom and stay in caches, and our own code.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // What popups stand on comes with the first of them and stays in caches.
            { name: 'popups', test: /node_modules\/(react-aria|react-stately|@internationalized|@react-)/ },
            { name: 'portal', tags: ['$initial'], test: /(?<!main)\.tsx?$/ },
          ],
        },
      },
    },
  },
})
