// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { forgetOwnAnswers } from '#/src/session/own-answers.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { session, setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { type Balance, balanceQuery, type Money, moveBalance, refreshBalance } from './balance.ts'

const money = (version: number, balance: string): Money => ({ balance, version, held: '0.00', owed: '0.00' })
const dong = (known: Money): Balance => ({ ...known, currencySymbol: '₫' })

let client: QueryClient
let stopForgetting: () => void
let answers: ((answer: Response | Error) => void)[] = []

function ownQuery() {
  const now = session()
  return balanceQuery(now.is === 'in' ? now.account.id : '')
}
const known = () => client.getQueryData(ownQuery().queryKey)
const state = () => client.getQueryState(ownQuery().queryKey)
const answering = (value: Money, currencySymbol = '₫') =>
  new Response(JSON.stringify({ success: true, value: { ...value, currencySymbol } }))
const asked = () => vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))

/** Asks, and answers so. */
async function refreshWith(answer: Response | Error): Promise<Balance | undefined> {
  const done = refreshBalance(client)
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
  client = createQueryClient()
  stopForgetting = forgetOwnAnswers(client)
})
afterEach(() => {
  stopForgetting()
  setSession({ is: 'out' })
  client.clear()
  vi.unstubAllGlobals()
})

test('[WAL-03] the header follows every movement; an older one that comes late changes nothing', () => {
  moveBalance(client, money(7, '70.00'))
  expect(known()).toEqual(dong(money(7, '70.00')))
  moveBalance(client, money(9, '90.00'))
  moveBalance(client, money(8, '80.00'))
  expect(known()).toEqual(dong(money(9, '90.00')))
})

test('[WAL-03] an answer that was overtaken by a movement is dropped', async () => {
  const done = refreshBalance(client)
  await asked()
  moveBalance(client, money(5, '50.00'))
  answers.shift()?.(answering(money(4, '40.00')))
  expect(await done).toEqual(dong(money(5, '50.00')))
  expect(known()).toEqual(dong(money(5, '50.00')))
})

test('[WAL-03] what is held or owed may change without the balance', async () => {
  moveBalance(client, money(5, '50.00'))
  await refreshWith(answering({ ...money(5, '50.00'), owed: '3.00' }))
  expect(known()?.owed).toBe('3.00')
})

test('[WAL-03] the answer names the symbol, and movements keep it', async () => {
  await refreshWith(answering(money(1, '1.00'), '฿'))
  moveBalance(client, money(2, '2.00'))
  expect(known()).toEqual({ ...money(2, '2.00'), currencySymbol: '฿' })
})

test('[WAL-03] a refresh that fails keeps the last amount and says that it is not the latest, until one comes', async () => {
  await refreshWith(answering(money(1, '10.00')))
  expect(await refreshWith(new TypeError('Failed to fetch'))).toBeUndefined()
  expect([known(), state()?.status]).toEqual([dong(money(1, '10.00')), 'error'])
  moveBalance(client, money(0, '99.00'))
  expect([known(), state()?.status]).toEqual([dong(money(1, '10.00')), 'error'])
  expect(await refreshWith(answering(money(2, '20.00')))).toEqual(dong(money(2, '20.00')))
  expect([known(), state()?.status]).toEqual([dong(money(2, '20.00')), 'success'])
})

test('[WAL-03] those who ask at the same time share the answer', async () => {
  const both = [refreshBalance(client), refreshBalance(client)]
  await asked()
  expect(answers.length).toBe(1)
  expect(state()?.fetchStatus).toBe('fetching')
  answers.shift()?.(answering(money(1, '1.00')))
  expect(await Promise.all(both)).toEqual([dong(money(1, '1.00')), dong(money(1, '1.00'))])
})

test('[WAL-03] by itself nothing is asked twice within 2 s', async () => {
  await refreshWith(answering(money(1, '1.00')))
  const answeredAt = state()?.dataUpdatedAt ?? 0
  const clock = vi.spyOn(Date, 'now').mockReturnValue(answeredAt + 1_999)
  void client.prefetchQuery(ownQuery())
  expect(state()?.fetchStatus).toBe('idle')
  clock.mockReturnValue(answeredAt + 2_000)
  void client.prefetchQuery(ownQuery())
  expect(state()?.fetchStatus).toBe('fetching')
  clock.mockRestore()
  await asked()
})

test('[WAL-03] nobody sees the money of the account that was signed in before, not even by a late answer', async () => {
  moveBalance(client, money(8, '80.00'))
  const late = refreshBalance(client)
  await asked()
  setSession({ is: 'in', account: { ...account, id: 'bbbbbbbbbbbbbbbbbbbbbb' } })
  expect(known()).toBeUndefined()
  answers.shift()?.(answering(money(9, '90.00')))
  expect(await late).toBeUndefined()
  expect(known()).toBeUndefined()
  await refreshWith(answering(money(1, '1.00')))
  expect(known()).toEqual(dong(money(1, '1.00')))
})

test('[WAL-03] without an account nothing is asked, and no movement is taken', async () => {
  setSession({ is: 'out' })
  moveBalance(client, money(1, '1.00'))
  expect(await refreshBalance(client)).toBeUndefined()
  expect(answers).toEqual([])
  expect(client.getQueryCache().getAll()).toEqual([])
})
