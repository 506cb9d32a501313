import { expect, test } from 'vitest'
import { codeText } from './code-texts.ts'

const says = { brand: 'Banyan Play', code: '123456', minutes: 5 }
const purposes = ['login', 'password', 'register', 'confirm', 'bind'] as const
const tags = ['en', 'vi', 'ar', 'zh-Hans']

test.each(purposes)('[ACC-13] a code for %s is told in one message, with its minutes, in every language', (purpose) => {
  const texts = tags.map((tag) => codeText(tag, { ...says, purpose }))
  expect(new Set(texts).size).toBe(tags.length)
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(says.brand)
    expect(text).toContain(says.code)
    expect(text).toMatch(/(?<!\d)5(?!\d)/)
    expect(text.length).toBeLessThanOrEqual(at === 0 ? 160 : 70)
  }
  expect(codeText('fa', { ...says, purpose })).toBe(texts[0])
})

test.each(tags)('[ACC-13] what a code is for can be told from its message: %s', (tag) => {
  const texts = purposes.map((purpose) => codeText(tag, { ...says, purpose }))
  expect(new Set(texts).size).toBe(purposes.length)
})
