import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import ar from './texts/ar.json'
import en from './texts/en.json'
import vi from './texts/vi.json'
import zhHans from './texts/zh-Hans.json'

/** The arguments that a text takes. */
const argumentsOf = (text: string) => compileMessageOrThrow(text).filter(Array.isArray).map(String).sort()

test.each(Object.entries({ vi, ar, 'zh-Hans': zhHans }))(
  '[SYS-12] %s has every text of the console, with the same arguments, and none is empty or English',
  (_tag, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries<string>(texts)) {
      const english = en[key as keyof typeof en]
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english)])
      expect(text.trim()).not.toBe('')
      expect(text).not.toBe(english)
    }
  },
)
