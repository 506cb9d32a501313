import { expect, test } from 'vitest'
import { compileHints } from './compile-hints.ts'

/** What becomes of a script that is made of these modules. */
function built(...moduleIds: string[]): string {
  const chunk = { type: 'chunk', code: 'const a = 1', moduleIds }
  const { generateBundle } = compileHints()
  ;(generateBundle as unknown as (options: object, bundle: object) => void)({}, { 'js/a.js': chunk })
  return chunk.code
}

test('a script is compiled as a whole, from its first line on', () => {
  expect(built('/portal/src/app.tsx', '/portal/src/texts/en.json')).toBe('//# allFunctionsCalledOnLoad\nconst a = 1')
})

test('texts are compiled as they are read', () => {
  expect(built('/portal/src/texts/en.json', '/contract/texts/en.json')).toBe('const a = 1')
})
