// @vitest-environment node
import { expect, test } from 'vitest'
import { withoutPicking } from './fetch-chunks.ts'

test.each([
  ['one name', '{ Footer }'],
  ['several names', '{ Footer, footerTexts }'],
  ['a name that had to give way', '{ Footer: Footer$1 }'],
  ['the default', '{ default: __vite_default__ }'],
])('an import of %s answers the chunk itself', (_, names) => {
  const code = `const part = (await fetchChunk(async () => {
	const ${names} = await import("./footer.js").then((n) => n.t);
	return ${names};
}, __VITE_PRELOAD__)).Footer;`
  expect(withoutPicking(code)).toBe(
    'const part = (await fetchChunk(() => import("./footer.js").then((n) => n.t))).Footer;',
  )
})

test('two imports in a row stay two', () => {
  const one = 'fetchChunk(async () => { const { A } = await import("./a.js"); return { A }; }, __VITE_PRELOAD__);'
  expect(withoutPicking(one + one)).toBe('fetchChunk(() => import("./a.js"));'.repeat(2))
})

test.each([
  'fetchChunk(async () => { const { A } = await import("./a.js"); return { B }; }, other);',
  'async () => { const { A } = await import("./a.js"); return { A }; }',
])('what is not this wrapping stays as it is: %s', (code) => {
  expect(withoutPicking(code)).toBe(code)
})
