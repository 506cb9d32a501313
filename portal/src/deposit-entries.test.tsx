// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountPopup, closeAccountPopup } from './session/account-popup.ts'
import { agent, answerSession, member, openSignedIn, trial } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerDeposits, type DepositServer, depositServer, order } from './test-world/deposit-server.ts'
import { openPortal } from './test-world/open-portal.tsx'

let server: DepositServer
let account: typeof member

aroundEachTest(() => {
  server = depositServer()
  account = member
  return answerSession(
    () => account,
    (input, init) => answerDeposits(server)(input, init),
  )
})

async function open(address: string) {
  return await openSignedIn(address)
}

test('[NAV-14] [MEM-03] a visitor signs in where they are, and then comes to the deposits', async () => {
  const { router } = await openPortal('/rng')
  const bar = within(screen.getByRole('navigation', { name: 'Quick navigation' }))
  for (const menu of [bar, within(screen.getByRole('navigation', { name: 'Main menu' }))]) {
    await userEvent.click(await menu.findByRole('link', { name: 'Deposit' }))
    await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: '/member/depositv2' }))
    expect(router.state.location.href).toBe('/rng')
    act(() => closeAccountPopup('login'))
  }
  expect(screen.queryAllByRole('link', { name: 'Deposit' }).length).toBe(2)
})

test('[NAV-14] a trial account is told that paying in needs a real one', async () => {
  account = trial
  const { router } = await open('/rng')
  await screen.findByRole('button', { name: 'Account of trial-4711' })
  const bar = within(screen.getByRole('navigation', { name: 'Quick navigation' }))
  await userEvent.click(await bar.findByRole('link', { name: 'Deposit' }))
  expect(await screen.findByRole('alertdialog', { name: 'You need a real account' })).toBeTruthy()
  expect(router.state.location.href).toBe('/rng')
})

test.each([member, agent])('[NAV-12] an account of type $type comes to the deposits by the header', async (who) => {
  account = who
  server.orders = [order()]
  await open('/')
  const header = within(screen.getAllByRole('banner')[0] as HTMLElement)
  await userEvent.click(await header.findByRole('link', { name: 'Deposit' }))
  const page = within(await screen.findByRole('dialog', { name: 'Deposit' }))
  await userEvent.click(await page.findByRole('link', { name: '1 open order' }))
  expect(await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })).toBeTruthy()
})
