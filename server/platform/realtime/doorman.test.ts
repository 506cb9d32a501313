import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Doorman } from './doorman.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const limits = { ofAddress: 2, inAll: 3, perSecond: 100, turnWithinMs: 1_000 }

test('an address has so many connections, and room again when one of them leaves, once', () => {
  const doorman = new Doorman(limits)
  doorman.admit('203.0.113.9')
  const { leave } = doorman.admit('203.0.113.9')
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
  const leave = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => doorman.admit(address).leave)
  expect(() => doorman.admit('203.0.113.4')).toThrow('too_many_requests')
  leave[0]?.()
  doorman.admit('203.0.113.4')
})

test('those of a storm take turns, and who would wait too long is sent away', () => {
  const doorman = new Doorman({ ...limits, inAll: 100, perSecond: 2 })
  const waits = [1, 2, 3].map((host) => doorman.admit(`203.0.113.${host}`).waitMs)
  expect(waits).toEqual([0, 500, 1_000])
  expect(() => doorman.admit('203.0.113.4')).toThrow('too_many_requests')
  vi.advanceTimersByTime(600)
  expect(doorman.admit('203.0.113.4').waitMs).toBe(900)
})
