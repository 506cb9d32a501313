import { expect, test } from 'vitest'
import { hideAddress } from './hide-address.ts'

test.each([
  ['113.161.72.9', '113.161.72.***'],
  ['::ffff:113.161.72.9', '113.161.72.***'],
  ['2001:ee0:4f01:2ab0:1:2:3:4', '2001:ee0:4f01::***'],
  ['2001:ee0::1', '2001:ee0::***'],
  ['::1', '::***'],
])('[MEM-02] %s is shown as %s', (address, shown) => {
  expect(hideAddress(address)).toBe(shown)
})
