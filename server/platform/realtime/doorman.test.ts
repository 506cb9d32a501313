import { expect, test } from 'vitest'
import { Doorman } from './doorman.ts'

const limits = { ofAddress: 2, inAll: 3, perSecond: 100 }

test('an address has so many connections, and room again when one of them leaves, once', () => {
  const doorman = new Doorman(limits)
  doorman.admit('203.0.113.9')
  const leave = doorman.admit('203.0.113.9')
  expect(() => doorman.admit('203.0.113.9')).toThrow('too_many_requests')
  leave()
  doorman.admit('203.0.113.9')
  expect(() => doorman.admit('203.0.113.9')).toThrow('too_many_requests')
})

test('a /64 of IPv6 is one address', () => {
  const doorman = new Doorman(limits)
  doorman.admit('2001:db8::1')
  doorman.admit('2001:db8::2')
  expect(() => doorman.admit('2001:db8::3')).toThrow('too_many_requests')
})

test('a process has so many in all, whoever they are', () => {
  const doorman = new Doorman(limits)
  const leave = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => doorman.admit(address))
  expect(() => doorman.admit('203.0.113.4')).toThrow('too_many_requests')
  leave[0]?.()
  doorman.admit('203.0.113.4')
})

test('a storm is let in bit by bit', () => {
  const doorman = new Doorman({ ...limits, inAll: 100, perSecond: 2 })
  doorman.admit('203.0.113.1')()
  doorman.admit('203.0.113.2')()
  expect(() => doorman.admit('203.0.113.3')).toThrow('too_many_requests')
})
