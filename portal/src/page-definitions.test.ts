// @vitest-environment node
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { pageDefinitions } from '../build/page-definitions.ts'
import { fileNamed, importsOf } from '../build/page-imports.ts'
import { slimmed } from '../build/slim-definitions.ts'

const folder = 'portal/src/pages/content'
const aPage = { path: '/about', title: 'about.title', who: 'everyone', texts: ['about'], code: ['./about-page.tsx'] }

/** Files of a portal, and the fields of a second page's definition. */
interface Planted {
  readonly files?: Readonly<Record<string, string>>
  readonly other?: object
}

/** What the build says of a portal with these besides one page without fault. */
function saidOf({ files, other }: Planted): string {
  using repository = mkdtempDisposableSync(join(tmpdir(), 'banyan-pages-'))
  const all = {
    'contract/texts/en.json': '{}',
    'portal/src/features/about/texts/en.json': '{"about.title":"About"}',
    'portal/src/features/about/texts/vi.json': '{"about.title":"Giới thiệu"}',
    [`${folder}/about-page.tsx`]: '',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(repository.path, dirname(file)), { recursive: true })
    writeFileSync(join(repository.path, file), text)
  }
  const listed = {
    [`${folder}/about.page.ts`]: { about: aPage },
    ...(other && {
      [`${folder}/other.page.ts`]: { other: { path: '/other', title: 'about.title', who: 'everyone', ...other } },
    }),
  }
  try {
    return pageDefinitions(listed, repository.path)
      .map(({ name, wing }) => `${wing} ${name}`)
      .join()
  } catch (error) {
    return (error as Error).message
  }
}

test('a page is found in its wing', () => {
  expect(saidOf({})).toBe('content about')
})

test.each([
  [
    'a text is missing in a language',
    { files: { 'portal/src/features/about/texts/vi.json': '{}' } },
    `${folder}/about.page.ts: about has no text about.title in vi`,
  ],
  [
    'two pages have one path',
    { other: { path: '/ABOUT' } },
    `${folder}/other.page.ts: other has the path /ABOUT of about in ${folder}/about.page.ts`,
  ],
  [
    'another address is taken',
    { other: { alsoAt: ['/about'] } },
    `${folder}/other.page.ts: other has the path /about of about in ${folder}/about.page.ts`,
  ],
  [
    'a page for visitors asks what needs an account',
    { other: { queries: [{ id: 'profile', query: {} }] } },
    `${folder}/other.page.ts: other is open to visitors, and profile needs an account: name it in ownQueries`,
  ],
  [
    'a document cannot ask a call',
    { other: { ownQueries: [{ id: 'logout', query: {} }] } },
    `${folder}/other.page.ts: other asks logout, which is no call that a document can send`,
  ],
  [
    'no definition names a page',
    { files: { [`${folder}/lost-page.tsx`]: '' } },
    `${folder}/lost-page.tsx: no definition names this page; announce it in a .page.ts beside it`,
  ],
  [
    'a definition is not in the list',
    { files: { [`${folder}/new.page.ts`]: '' } },
    `${folder}/new.page.ts: not in the list of pages yet; run npm run generate`,
  ],
  [
    'its code is not there',
    { other: { code: ['#/src/features/about/gone.tsx'] } },
    `${folder}/other.page.ts: other names portal/src/features/about/gone.tsx, which is not there`,
  ],
  [
    'there is no such icon',
    { other: { menu: { bar: { place: 1, name: 'about.title', icon: 'gone' } } } },
    `${folder}/other.page.ts: other names ui/icons/gone-icon.ts, which is not there`,
  ],
  [
    'a feature has no texts',
    { other: { texts: ['gone'] } },
    `${folder}/other.page.ts: other waits for texts of gone, which has none`,
  ],
])('the build fails where %s', (_, planted: Planted, fault) => {
  expect(saidOf(planted)).toContain(fault)
})

test('a page that only members open may ask what needs an account', () => {
  expect(saidOf({ other: { who: 'members', queries: [{ id: 'profile', query: {} }] } })).toBe(
    'content about,content other',
  )
})

test('what a page fetches is what its functions import', () => {
  const fetch = Object.assign(() => {}, {
    toString: () => "async () => (await import('./vip-page.tsx')).fetchVipPage()",
  })
  expect(importsOf(fetch).map((spec) => fileNamed(spec, `${folder}/vip.page.ts`))).toEqual([`${folder}/vip-page.tsx`])
})

test('a browser is sent of a definition what it runs, and no word of what the build reads', () => {
  const code = [
    "import { definePage } from '../define-page.js'",
    "const code = ['./more.js']",
    "export const about = definePage({ path: '/about', title: 'about.title', code, component: () => fetchAbout() })",
    "export const other = definePage({ menu: { bar: { place: 1 } }, loader: () => ask(), path: '/other' })",
  ].join('\n')
  expect(slimmed(code, parseSync('about.page.js', code).program).split('\n').slice(2)).toEqual([
    'export const about = ({ component: () => fetchAbout() })',
    "export const other = ({ loader: () => ask(), path: '/other' })",
  ])
})
