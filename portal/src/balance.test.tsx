// @vitest-environment happy-dom
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTopics, tellEvent } from './api/pushes.ts'
import { hideBalance } from './features/cashier/wallet/balance-hidden.ts'
import { setSession } from './session/session.ts'
import { agent, answerSession, member, openSignedIn, trial } from './test-world/accounts.ts'
import { answerFrom, calls, type FakeCatalogue, fakeCatalogue } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let account: OwnAccount | undefined
let catalogue: FakeCatalogue

beforeEach(() => {
  account = undefined
  catalogue = fakeCatalogue()
  stubBrowser(
    answerSession(
      () => account,
      (input, init) => answerFrom(catalogue)(input, init),
    ),
  )
  setSession({ is: 'out' })
})

afterEach(() => {
  cleanup()
  act(() => {
    hideBalance(false)
    setSession({ is: 'out' })
  })
  forgetTopics()
  vi.unstubAllGlobals()
})

/** The portal as a browser opens it in which this account has signed in before. */
async function openAs(who: OwnAccount) {
  account = who
  return await openSignedIn('/')
}

/** What the server tells this tab of a movement. */
const push = (moved: object) => tellEvent('balance.changed', moved, true)

const header = () => within(screen.getAllByRole('banner', { hidden: true })[0] as HTMLElement)
const balance = async () => within(await header().findByRole('group', { name: 'Balance' }))
const has = (version: number, balance: string, parts: object = {}) => {
  catalogue.money = { balance, currencySymbol: '₫', held: '0.00', owed: '0.00', version, ...parts }
}
const said = async () => (await balance()).getByRole('status').textContent

test('[NAV-12] a visitor has no balance, nor has play without money; neither is asked for', async () => {
  await openPortal()
  expect(header().queryByRole('group', { name: 'Balance' })).toBeNull()
  cleanup()
  await openAs(trial)
  await header().findByRole('button', { name: 'Account of trial-4711' })
  expect(header().queryByRole('group', { name: 'Balance' })).toBeNull()
  expect(calls(catalogue, 'walletBalance')).toEqual([])
})

test.each([member, agent])('[NAV-12] an account of type $type sees its balance, with the symbol', async (who) => {
  await openAs(who)
  expect(await (await balance()).findByText('₫5,000,000')).toBeTruthy()
})

test('[WAL-03] the header follows every movement at once, and never one that is older', async () => {
  await openAs(member)
  const shown = await balance()
  await shown.findByText('₫5,000,000')
  push({ balance: '4999000.50', version: 3, held: '0.00', owed: '0.00' })
  push({ balance: '1.00', version: 2, held: '0.00', owed: '0.00' })
  expect(await shown.findByText('₫4,999,000.50')).toBeTruthy()
  expect(shown.queryByText('₫1')).toBeNull()
})

test('[WAL-03] the balance hides as stars, everywhere and for the next visit, and shows again', async () => {
  has(1, '5000000.00', { held: '12500.00' })
  await openAs(member)
  const shown = await balance()
  await shown.findByText('₫5,000,000')
  await userEvent.click(shown.getByRole('button', { name: 'Hide the balance' }))
  expect(shown.queryByText(/\d/)).toBeNull()
  expect(shown.getByText('₫ ∗∗∗∗∗∗')).toBeTruthy()
  expect(localStorage.balance).toBe('hidden')
  await userEvent.click(header().getByRole('button', { name: /^Account of/ }))
  const menu = within((await screen.findByRole('menu', { name: 'Account' })).parentElement as HTMLElement)
  expect(menu.queryByText(/₫\d/)).toBeNull()
  await userEvent.click(menu.getByRole('button', { name: 'Show the balance' }))
  expect(menu.getByText('₫12,500')).toBeTruthy()
  expect(shown.getByText('₫5,000,000')).toBeTruthy()
  expect(localStorage.balance).toBeUndefined()
})

test('[WAL-03] what another tab hides is hidden here', async () => {
  await openAs(member)
  await (await balance()).findByText('₫5,000,000')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'balance', newValue: 'hidden' })))
  expect((await balance()).getByText('₫ ∗∗∗∗∗∗')).toBeTruthy()
})

test('[WAL-03] the refresh asks again and reads out what came', async () => {
  await openAs(member)
  const shown = await balance()
  await shown.findByText('₫5,000,000')
  has(2, '6000000.00')
  await userEvent.click(shown.getByRole('button', { name: 'Refresh the balance' }))
  await waitFor(async () => expect(await said()).toBe('The balance is up to date: ₫6,000,000'))
})

test('[WAL-03] a refresh that fails keeps the last amount, says that it is not the latest, and opens no popup', async () => {
  await openAs(member)
  const shown = await balance()
  await shown.findByText('₫5,000,000')
  catalogue.money = undefined
  await userEvent.click(shown.getByRole('button', { name: 'Refresh the balance' }))
  await waitFor(async () => expect(await said()).toMatch(/could not be refreshed/))
  expect(shown.getByText('₫5,000,000')).toBeTruthy()
  expect(shown.getByText(/^Not up to date/)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  has(2, '7.00')
  await userEvent.click(shown.getByRole('button', { name: 'Refresh the balance' }))
  await waitFor(async () => expect(await said()).toBe('The balance is up to date: ₫7'))
  // A movement is shown, and not read out.
  push({ balance: '9.00', version: 3, held: '0.00', owed: '0.00' })
  expect(await shown.findByText('₫9')).toBeTruthy()
  expect(await said()).toBe('The balance is up to date: ₫7')
  expect(shown.queryByText(/^Not up to date/)).toBeNull()
})

test('[WAL-03] whoever returns to the page sees what they have now', async () => {
  await openAs(member)
  const shown = await balance()
  await shown.findByText('₫5,000,000')
  has(2, '8.00')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  act(() => void dispatchEvent(new Event('focus')))
  expect(await shown.findByText('₫8')).toBeTruthy()
  clock.mockRestore()
})

test('[WAL-03] the account’s menu names what is held and what is owed where that is anything', async () => {
  has(1, '0.00', { owed: '12500.05' })
  await openAs(member)
  await userEvent.click(await header().findByRole('button', { name: /^Account of/ }))
  const menu = within((await screen.findByRole('menu', { name: 'Account' })).parentElement as HTMLElement)
  expect(await menu.findByText('₫0')).toBeTruthy()
  expect(menu.getByText('Owed')).toBeTruthy()
  expect(menu.getByText('₫12,500.05')).toBeTruthy()
  expect(menu.queryByText('Held')).toBeNull()
})
