import { expect, test } from 'vitest'
import { type Secured, securityLevel } from './security-level.ts'

const now = new Date('2027-01-01T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const bare: Secured = {
  ...{ passwordSetAt: null, hasPhone: false, hasConfirmedEmail: false, hasAuthenticator: false },
  ...{ hasPaymentPassword: false, hasPayoutAccount: false },
}
const score = (given: Partial<Secured>) => securityLevel({ ...bare, ...given }, now).score

test('[MEM-02] the level is the share of the points that can be reached, rounded down', () => {
  expect(score({})).toBe(0)
  expect(score({ hasConfirmedEmail: true })).toBe(10)
  expect(score({ hasPhone: true })).toBe(20)
  expect(score({ passwordSetAt: now, hasPhone: true })).toBe(40)
  const reachable = { passwordSetAt: now, hasPhone: true, hasConfirmedEmail: true, hasAuthenticator: true }
  expect(score(reachable)).toBe(70)
  expect(score({ ...reachable, hasPaymentPassword: true })).toBe(90)
  expect(score({ ...reachable, hasPaymentPassword: true, hasPayoutAccount: true })).toBe(100)
})

test('[MEM-02] a password counts for 180 days', () => {
  expect(score({ passwordSetAt: daysAgo(179.99) })).toBe(20)
  expect(score({ passwordSetAt: daysAgo(180) })).toBe(0)
})

test('[MEM-02] each part says what it is worth and whether it is reached', () => {
  expect(securityLevel({ ...bare, hasPhone: true }, now).parts).toEqual([
    { part: 'password', points: 20, isReached: false },
    { part: 'phone', points: 20, isReached: true },
    { part: 'email', points: 10, isReached: false },
    { part: 'authenticator', points: 20, isReached: false },
    { part: 'paymentPassword', points: 20, isReached: false },
    { part: 'bankAccount', points: 10, isReached: false },
  ])
})
