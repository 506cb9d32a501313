import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openPortal } from './open-portal.tsx'

/** A game's table, once it is there. */
export async function openTable(address = '/lottery?gameCode=SSC5M') {
  const opened = await openPortal(address)
  const table = await screen.findByRole('region', { name: 'Pick' })
  // Its rows come one by one.
  await waitFor(() => expect(table.querySelector('[aria-busy]')).toBeNull())
  return opened
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Picks a number of a row that is named. */
export async function pick(row: string, ...numbers: readonly string[]) {
  const group = await screen.findByRole('group', { name: row })
  for (const number of numbers) {
    const ball = [...group.querySelectorAll('button[aria-pressed]')].find(
      (each) => /^\D*\d/.test(each.textContent ?? '') && each.querySelector('[dir=ltr]')?.textContent === number,
    )
    if (!ball) throw new Error(`${row} has no ${number}`)
    await userEvent.click(ball)
  }
}

/** Two lines of the last three digits. */
export async function pickTwo() {
  await pick('Position 1', '1')
  await pick('Position 2', '2')
  await pick('Position 3', '3', '4')
}

/** Places what is picked, or the slip. */
export async function place() {
  await press('Bet now')
  await press(/^Place /)
}

/** What a place shows, without the marks that keep amounts in their direction. */
export const shown = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').trim()

const matches = (whole: string, text: string | RegExp) => (typeof text === 'string' ? whole === text : text.test(whole))

/** Waits until something says this, and nothing besides. */
export const told = async (text: string | RegExp) =>
  await screen.findAllByText((_text, element) => matches(shown(element), text))

/** Waits until the bar says how many lines are picked and what they may win. */
export async function toldBet(lines: string, most: string) {
  await told(lines)
  await told(`win up to ${most}`)
}

/** The slip beside the table, once it is there. */
export async function slipCard() {
  const card = (await screen.findByRole('heading', { name: 'Bet slip' })).closest('section')
  if (!card) throw new Error('the heading stands in no card')
  return within(card)
}
