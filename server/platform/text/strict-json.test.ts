import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strictJson } from './strict-json.ts'

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"a":{"b":1,"c":[{"d":1,"d" : 2}]}}',
  '[{"a":1},{"a":1,"b":"}","a":{}}]',
  '{"__proto__":1,"__proto__":2}',
  '{"":1,"":2}',
  '{"\\"":1,"\\u0022":2}',
  '{"a\\\\":1,"a\\\\":2}',
  '{"x":"\\",\\"a\\":","x":1}',
  `${'['.repeat(3_000)}{"a":1,"a":2}${']'.repeat(3_000)}`,
  '{"a":1',
  '',
])('%# %.40s is refused', (text) => {
  expect(() => strictJson(text)).toThrow(SyntaxError)
})

test('whatever has each key once is what JSON says', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (value, spaces) => {
      const text = JSON.stringify(value, null, spaces)
      expect(strictJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 1_000 },
  )
})

test('strings that look like keys are none', () => {
  for (const value of ['"a":1,"a":2', '\\":', ':', '{"a":"a:"}', '\\'])
    expect(strictJson(JSON.stringify({ a: value, b: [value, value] }))).toEqual({ a: value, b: [value, value] })
})
