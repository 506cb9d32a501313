import { expect, test } from 'vitest'
import { jsonIn, jsonLinesIn } from './read-json.ts'

test.each(['{"amount":"1","amount":"9"}', '{"a":{"b":1,"\\u0062":2}}', '[{"x":1,"x":1}]'])(
  '[WAL-06] %s of a provider is no message',
  (text) => {
    expect(jsonIn(text)).toBeUndefined()
    expect(jsonLinesIn(`{"x":1}\n${text}\n`, (line) => line)).toBeUndefined()
  },
)
