import { expect, test } from 'vitest'
import { networkOf, subscriberOf } from './network-of-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
])('%s belongs to the subscriber %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})
