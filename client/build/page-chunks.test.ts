import { expect, test } from 'vitest'
import { pageChunks } from './page-chunks.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  ...{ type: 'chunk', fileName, moduleIds, imports, isEntry },
})
const bundle = Object.fromEntries(
  [
    chunk('js/index.js', ['/p/src/main.tsx'], ['js/portal.js'], true),
    chunk('js/portal.js', ['/p/src/app.tsx']),
    chunk('js/vip.js', ['/p/src/vip-page.tsx', '/p/src/vip-query.ts'], ['js/portal.js', 'js/shared.js']),
    chunk('js/shared.js', ['/p/src/card.tsx'], ['js/deeper.js']),
    chunk('js/deeper.js', ['/p/src/icon.tsx'], ['js/shared.js']),
    chunk('js/own.js', ['/p/src/balance.tsx'], ['js/shared.js']),
    chunk('js/en.js', ['/p/src/texts/en.json']),
    chunk('js/vi.js', ['/p/src/texts/vi.json']),
  ].map((each) => [each.fileName, each]),
)

/** What the build tells of its pages. */
function told(pages: Record<string, string[]>) {
  const plugin = pageChunks({
    ...{ pages, everywhere: ['src/texts/{language}.json'], own: ['src/balance.tsx'], languages: ['en', 'vi'] },
  })
  let source = ''
  const context = { emitFile: (file: { source: string }) => (source = file.source) }
  ;(plugin.generateBundle as unknown as (options: object, bundle: object) => void).call(context, {}, bundle)
  return JSON.parse(source)
}

test('a page has its module, what that imports and its language’s texts, but nothing of the first load', () => {
  const pages = told({ '/vip': ['src/vip-page.tsx'] })
  expect(pages['/vip'].vi.all).toEqual(['/js/vi.js', '/js/vip.js', '/js/shared.js', '/js/deeper.js'])
  expect(pages['/vip'].en.all[0]).toBe('/js/en.js')
})

test('what only somebody who is signed in has stands apart, less what the page has anyway', () => {
  const pages = told({ '/vip': ['src/vip-page.tsx'] })
  expect(pages['/vip'].en.own).toEqual(['/js/own.js'])
  expect(pages['*'].en).toEqual({ all: ['/js/en.js'], own: ['/js/own.js', '/js/shared.js', '/js/deeper.js'] })
})

test('a module that is not there any more fails the build', () => {
  expect(() => told({ '/vip': ['src/gone.tsx'] })).toThrow('the build has no module src/gone.tsx')
})
