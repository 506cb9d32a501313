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
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demoDocument } from './build/demo-document.ts'
import { firstAsks as asksOfPages } from './build/first-asks.ts'
import { firstWords as wordsOfPages } from './build/first-words.ts'
import { pageModules } from './build/page-modules.ts'

const server = 'http://localhost:3000'

/** Languages that have texts. */
const spoken = readdirSync(`${import.meta.dirname}/src/i18n/texts`).map((file) => file.replace('.json', ''))

const tagIn = (file: string) => /([^/]+)\.json/.exec(file)?.[1]
const textsChunk = (file: string) => `texts-${tagIn(file)}`

/** What most pages but the lobby are made of too, so that none of them waits for what only the lobby has. */
const common = new RegExp(
  [
    '/ui/(notice|pager|badge|text-link|card|progress|popups/tone)\\.tsx?$',
    '/portal/src/features/cashier/(money|when)\\.tsx?$',
    '/(client/(moments|presentation-of|trusted-script)|i18n/pager-text|rules/money/amount)\\.ts$',
    '/portal/src/(session/merchant-switches|shell/failures/broken-notice|features/(attempt/(part-failure|use-attempt)|customer-service/))',
  ].join('|'),
)
/** What opens over any page. */
const windows = new RegExp(
  [
    '/ui/(dialog|alert-dialog|full-dialog|toast|toasts/[^/]+|popups/(popup-window|held-page))\\.tsx?$',
    '/portal/src/features/(sign-in/ask-for-account|toasts/)',
  ].join('|'),
)
const announcements =
  /\/portal\/src\/features\/(announcements\/(popups|reader|fetch-popups)|rich-text)|\/client\/(reader|rich-text)|\/dompurify\//
/** The header and the news of somebody who is signed in. */
const own = new RegExp(
  `/portal/src/(${[
    'shell/follow-own',
    'features/account/(account-button|account-avatar|avatars/)',
    'features/wallet/(header-balance|balance|look/)',
    'features/(cashier/(heard-news|open-cashier|order-on-screen)|deposit/(follow|deposit-queries)|withdraw/(follow|withdraw-queries))',
    'features/(vip/vip-(label|emblem)|rewards/reward-(badge|count))',
  ].join('|')})`,
)
/** What stands around each page of the member centre. */
const memberCentre = new RegExp(
  [
    '/portal/src/(features/member-centre/(?!.*texts)|pages/lobby/(lobby|member)-over)',
    '/ui/icons/(chart|list|sign-out|percent|trophy|withdraw)-icon\\.tsx?$',
  ].join('|'),
)
/** Fields, codes and what a refused form says: each form has some of them. */
const forms = new RegExp(
  [
    '/portal/src/features/(form-fields|sent-code|proof)/(?!.*texts)',
    '/portal/src/features/(security/security-queries|verification/use-countdown)',
  ].join('|'),
)
/** Texts of what forms are made of, in a language. */
const formTexts =
  /\/features\/(form-fields|proof|sent-code|verification|passkeys|uploads|cashier)\/texts\/([^/]+)\.json$/
/** And of what surrounds an account. */
const ownTexts = /\/features\/(account|wallet|member-centre)\/texts\/([^/]+)\.json$/
/** What moves on the lobby, and nowhere else. */
const lobbyLate =
  /\/portal\/src\/features\/(winner-board|jackpot|carousel\/moving|announcements\/marquee)|\/embla-carousel/
const afterPaint = new RegExp(
  `/portal/src/(${[
    'features/licence/(licence|open)-',
    'features/favourites/(own/|toggle-favourite|use-is-favourite|favourite-ids)',
    'features/(announcements/announcement-popup|help/help-(queries|link|texts))',
    'features/(game-list/tile/tile-buttons|catalogue/icons/late-strokes)',
    'shell/(footer|networks|refresh-changed|failures/(failure-toast|present-failure|offline-page))',
    'api/(push|watches)',
  ].join('|')})`,
)

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
    pageChunks({ ...pageModules, languages: spoken }),
    firstWords({ pages: wordsOfPages, languages: spoken, root: `${import.meta.dirname}/..` }),
    firstAsks(asksOfPages),
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
          // The first load is two files: libraries, which change seldom and stay in caches, and our own code.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            // The texts of the lobby's parts come together, one file for each language.
            {
              name: textsChunk,
              debugName: 'texts',
              test: /portal\/src\/(i18n|features\/(game-list|vendors|lobby-top))\/texts\/|contract\/texts\//,
              priority: 1,
            },
            // What popups stand on comes with the first of them and stays in caches; lists of choices come with the few
            // forms that have one.
            {
              name: 'popups',
              test: /node_modules\/(react-aria|react-stately|@internationalized|@react-)(?!.*\/(select|listbox|dnd|Select|ListBox|DragAndDrop)[./])/,
            },
            { name: 'portal', tags: ['$initial'], test: /(?<!main)\.tsx?$/ },
            // What every first visit fetches once the lobby is painted: forty files of a kilobyte cost a slow line more in
            // requests than in bytes.
            { name: 'calls', test: /\/contract\/client\.gen\.ts$/ },
            { name: 'common', test: common },
            { name: 'windows', test: windows },
            { name: 'announcements', test: announcements },
            { name: 'after-paint', test: afterPaint },
            { name: 'lobby-late', test: lobbyLate },
            // Which files the texts of a feature are in, and small icons of several pages: a request each would cost more.
            { name: 'texts-index', test: /\/features\/(?!help|register)[\w-]+\/[\w-]+-texts\.ts$/ },
            { name: 'icons', test: /\/ui\/icons\/[\w-]+\.tsx?$/, minShareCount: 3 },
            { name: 'own', test: own },
            { name: 'member-centre', test: memberCentre },
            { name: 'forms', test: forms },
            { name: (file: string) => `form-texts-${tagIn(file)}`, debugName: 'form-texts', test: formTexts },
            { name: (file: string) => `own-texts-${tagIn(file)}`, debugName: 'own-texts', test: ownTexts },
          ],
        },
      },
    },
  },
})
