import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { texts } from './build/texts.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [texts(), react(), tailwindcss()],
  // React has had this hook itself for three versions; the router's store still brings a stand-in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'js/[name]-[hash].js',
        chunkFileNames: 'js/[name]-[hash].js',
        assetFileNames: ({ names }) => `${names[0]?.endsWith('.css') ? 'css' : 'assets'}/[name]-[hash][extname]`,
        // Libraries change seldom and stay in caches.
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
      },
    },
  },
})
