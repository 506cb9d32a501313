import { expect, test } from 'vitest'
import { compileHints } from './compile-hints.ts'

const large = `const a = '${'a'.repeat(4_000)}'`

/** What becomes of a script that is made of these modules. */
function built(code: string, ...moduleIds: string[]): string {
  const chunk = { type: 'chunk', code, moduleIds }
  const { generateBundle } = compileHints()
  ;(generateBundle as unknown as (options: object, bundle: object) => void)({}, { 'js/a.js': chunk })
  return chunk.code
}

test('a script is compiled as a whole, from its first line on', () => {
  expect(built(large, '/portal/src/app.tsx', '/portal/src/texts/en.json')).toBe(
    `//# allFunctionsCalledOnLoad\n${large}`,
  )
})

test('texts, and what is small, are compiled as they are read', () => {
  expect(built(large, '/portal/src/texts/en.json', '/contract/texts/en.json')).toBe(large)
  expect(built('const a = 1', '/portal/src/app.tsx')).toBe('const a = 1')
})
