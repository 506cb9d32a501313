import { expect, test } from 'vitest'
import { passwordText } from './password-text.ts'

const password = 'Mận chín đỏ 🍒 2'

test.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('[ACC-22] a password in %s is the same password', (form) => {
  expect(passwordText(password.normalize(form))).toBe(password)
})

test.each([
  ['ｐａｓｓ１２', 'pass12'],
  ['ﬁsh', 'fish'],
  ['a\u00a0b', 'a b'],
  [' Ab ', ' Ab '],
])('[ACC-22] %j is %j', (typed, text) => {
  expect(passwordText(typed)).toBe(text)
})
