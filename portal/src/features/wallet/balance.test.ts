// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { type Balance, balance, balanceMoved, type Money, refreshBalance, refreshUnlessYoung } from './balance.ts'

const money = (version: number, balance: string): Money => ({ balance, version, held: '0.00', owed: '0.00' })

let answers: ((answer: Response | Error) => void)[] = []
const known = (): Pick<Balance, 'money' | 'isStale'> => {
  const { money, isStale } = balance()
  return { money, isStale }
}
const answering = (value: Money, currencySymbol = '₫') =>
  new Response(JSON.stringify({ success: true, value: { ...value, currencySymbol } }))
const asked = () => vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))

/** Asks, and answers so. */
async function refreshWith(answer: Response | Error): Promise<boolean> {
  const done = refreshBalance()
  await asked()
  answers.shift()?.(answer)
  return await done
}

beforeEach(() => {
  answers = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
  )
  keepConfig(demoConfig)
  setSession({ is: 'in', account })
})
afterEach(() => {
  setSession({ is: 'out' })
  vi.unstubAllGlobals()
})

test('[WAL-03] the header follows every movement; an older one that comes late changes nothing', () => {
  balanceMoved(money(7, '70.00'))
  expect(balance()).toMatchObject({ money: money(7, '70.00'), symbol: '₫', isStale: false })
  balanceMoved(money(9, '90.00'))
  balanceMoved(money(8, '80.00'))
  expect(known().money).toEqual(money(9, '90.00'))
})

test('[WAL-03] an answer that was overtaken by a movement is dropped', async () => {
  const done = refreshBalance()
  await asked()
  balanceMoved(money(5, '50.00'))
  answers.shift()?.(answering(money(4, '40.00')))
  expect(await done).toBe(true)
  expect(known()).toEqual({ money: money(5, '50.00'), isStale: false })
})

test('[WAL-03] what is held or owed may change without the balance', async () => {
  balanceMoved(money(5, '50.00'))
  await refreshWith(answering({ ...money(5, '50.00'), owed: '3.00' }))
  expect(known().money?.owed).toBe('3.00')
})

test('[WAL-03] the answer names the symbol', async () => {
  await refreshWith(answering(money(1, '1.00'), '฿'))
  expect(balance().symbol).toBe('฿')
})

test('[WAL-03] a refresh that fails keeps the last amount and says that it is not the latest, until one comes', async () => {
  await refreshWith(answering(money(1, '10.00')))
  expect(await refreshWith(new TypeError('Failed to fetch'))).toBe(false)
  expect(known()).toEqual({ money: money(1, '10.00'), isStale: true })
  balanceMoved(money(0, '99.00'))
  expect(known()).toEqual({ money: money(1, '10.00'), isStale: true })
  expect(await refreshWith(answering(money(2, '20.00')))).toBe(true)
  expect(balance()).toEqual({ money: money(2, '20.00'), symbol: '₫', isRefreshing: false, isStale: false })
})

test('[WAL-03] those who ask at the same time share the answer', async () => {
  const both = [refreshBalance(), refreshBalance()]
  await asked()
  expect(answers.length).toBe(1)
  expect(balance().isRefreshing).toBe(true)
  answers.shift()?.(answering(money(1, '1.00')))
  expect(await Promise.all(both)).toEqual([true, true])
})

test('[WAL-03] by itself nothing is asked twice within 2 s', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  await refreshWith(answering(money(1, '1.00')))
  clock.mockReturnValue(11_999)
  refreshUnlessYoung()
  expect(balance().isRefreshing).toBe(false)
  clock.mockReturnValue(12_000)
  refreshUnlessYoung()
  expect(balance().isRefreshing).toBe(true)
  clock.mockRestore()
  await asked()
})

test('[WAL-03] nobody sees the money of whoever was signed in before, not even by a late answer', async () => {
  balanceMoved(money(8, '80.00'))
  const late = refreshBalance()
  await asked()
  setSession({ is: 'in', account: { ...account, id: 'bbbbbbbbbbbbbbbbbbbbbb' } })
  expect(known().money).toBeUndefined()
  answers.shift()?.(answering(money(9, '90.00')))
  expect(await late).toBe(false)
  expect(known().money).toBeUndefined()
  await refreshWith(answering(money(1, '1.00')))
  expect(known().money).toEqual(money(1, '1.00'))
})

test('[WAL-03] without an account nothing is asked, and no movement is taken', async () => {
  setSession({ is: 'out' })
  balanceMoved(money(1, '1.00'))
  expect(await refreshBalance()).toBe(false)
  expect(answers).toEqual([])
  expect(known().money).toBeUndefined()
})
