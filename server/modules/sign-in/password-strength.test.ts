import { expect, test } from 'vitest'
import { isWeakPassword } from './password-strength.ts'

const words = ['Banyan', 'linhtran', '+84912345678', 'linh.nguyen@example.com']

test.each([
  'password',
  'PASSWORD',
  'p@ssw0rd',
  '12345678',
  'qwertyuiop',
  'q1w2e3r4t5',
  'aaaaaaaaaaaaaaaa',
  '12031988',
  'iloveyou88',
  'x'.repeat(200),
  'password'.repeat(25),
])('[ACC-16] %s is what everybody guesses', async (password) => {
  expect(await isWeakPassword(password, [])).toBe(true)
})

test.each([
  'banyan2024',
  'Linhtran1',
  'linhtranlinhtran1',
  '1linhtranBANYAN!',
  '0912345678',
  '84912345678',
  'linh.nguyen@example.com',
  'nguyenlinh99',
  'l1nhtr@n',
])('[ACC-16] %s is hardly more than what is known of the person', async (password) => {
  expect(await isWeakPassword(password, words)).toBe(true)
})

test.each([
  'correct horse battery',
  ' Mận chín đỏ 🍒 ',
  'vkjHd83k',
  'linhtran ăn mận',
  'mDx8-!q@z3',
  `${'a'.repeat(40)}kW8!zQ4rT`,
  `kW8!zQ4rT${'a'.repeat(40)}`,
])('[ACC-16] %s is none of these', async (password) => {
  expect(await isWeakPassword(password, words)).toBe(false)
})

test('[ACC-16] only words make a password weak that stand in it, and none of two letters', async () => {
  expect(await isWeakPassword('thuongmai7', ['thuongmai'])).toBe(true)
  expect(await isWeakPassword('thuongmai7', ['hoa', ''])).toBe(false)
  expect(await isWeakPassword('vkjHd83k', ['vk', 'jH', 'd8', '3k'])).toBe(false)
})
