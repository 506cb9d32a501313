// @vitest-environment happy-dom
import { callTable } from '@banyan/contract/client.gen.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerPromotions, promotionServer } from './test-world/promotion-server.ts'

const bonus = (id: string, fields: object = {}) => ({
  ...{ id, at: '2026-11-24T09:00:00.000Z', name: `Bonus ${id}`, type: 'promotion', amount: '1000000.00' },
  ...{ multiplier: '20', required: '40000000.00', done: '1000000.00', remaining: '39000000.00', products: ['RNG'] },
  ...{ expiresAt: '2026-12-24T09:00:00.000Z', state: 'active', mayGiveUp: true, ...fields },
})

let rows: object[]
let sent: [path: string, body: unknown][]
/** What giving up is refused with. */
let refused: string | undefined

aroundEachTest(() => {
  rows = [bonus('7')]
  sent = []
  refused = undefined
  const rest = answerPromotions(promotionServer())
  const answer: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const say = (value: object) => new Response(JSON.stringify({ success: true, value }))
    if (pathname === callTable.bonusDetails.path)
      return say({ from: '2026-10-28', to: '2026-11-26', rows, next: null, total: '1000000.00' })
    const isAsked = pathname === callTable.bonusToGiveUp.path
    if (!isAsked && pathname !== callTable.giveUpBonus.path) return rest(input, init)
    sent.push([pathname, isAsked ? Object.fromEntries(searchParams) : JSON.parse(String(init?.body))])
    if (isAsked) return say({ bonus: '1000000.00', won: '250000.00', taken: '1250000.00' })
    if (refused)
      return new Response(JSON.stringify({ success: false, code: refused, message: '', requestId: 'r-1' }), {
        status: 409,
      })
    rows = [bonus('7', { state: 'forfeited', mayGiveUp: false })]
    return say({ taken: '1250000.00' })
  }
  return answerSession(() => member, answer)
})

async function openBonus() {
  await openSignedIn('/member/bonusDetails')
  const page = within(await screen.findByRole('dialog', { name: 'Bonus details' }))
  await userEvent.click(await page.findByRole('button', { name: 'Details: Bonus 7' }))
  return within(await screen.findByRole('dialog', { name: 'Bonus 7' }))
}
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '')

test('[WAL-09] [PRO-02] giving up a bonus first shows what it takes, then asks, then says what was taken', async () => {
  const details = await openBonus()
  await userEvent.click(details.getByRole('button', { name: 'Give up this bonus' }))
  const question = within(await details.findByRole('region', { name: 'Give up this bonus' }))
  expect(await question.findByText('₫250,000')).toBeTruthy()
  expect(question.getByText('−₫1,250,000', { collapseWhitespace: true })).toBeTruthy()
  // One form of amounts in the whole dialog.
  expect(details.queryByText(/\.00/)).toBeNull()
  expect(sent).toEqual([[callTable.bonusToGiveUp.path, { lot: '7' }]])
  await waitFor(() =>
    expect((question.getByRole('button', { name: 'Give up' }) as HTMLButtonElement).disabled).toBe(false),
  )
  await userEvent.click(question.getByRole('button', { name: 'Give up' }))
  await waitFor(() =>
    expect(plain(details.getByRole('status').textContent)).toBe(
      'You have given up the bonus. ₫1,250,000 was taken from your balance.',
    ),
  )
  expect(sent.at(-1)).toEqual([callTable.giveUpBonus.path, { lot: '7' }])
  await userEvent.click(details.getByRole('button', { name: 'Close' }))
  const page = within(await screen.findByRole('dialog', { name: 'Bonus details' }))
  expect(await page.findByText('Given up')).toBeTruthy()
})

test('[PRO-02] who keeps the bonus gives nothing up', async () => {
  const details = await openBonus()
  await userEvent.click(details.getByRole('button', { name: 'Give up this bonus' }))
  await userEvent.click(await details.findByRole('button', { name: 'Keep the bonus' }))
  expect(details.getByRole('button', { name: 'Give up this bonus' })).toBeTruthy()
  expect(sent.map(([path]) => path)).toEqual([callTable.bonusToGiveUp.path])
})

test('[PRO-02] a bonus that is over meanwhile says so, and nothing is taken', async () => {
  refused = 'bonus_over'
  const details = await openBonus()
  await userEvent.click(details.getByRole('button', { name: 'Give up this bonus' }))
  const button = await details.findByRole('button', { name: 'Give up' })
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
  await userEvent.click(button)
  expect(await screen.findByText(/This bonus is no longer open/)).toBeTruthy()
  expect(details.queryByRole('status')).toBeNull()
})

test.each([
  ['forfeited', /You gave up this bonus/],
  ['expired', /The time to wager this bonus is over/],
  ['cleared', /Your balance reached zero, so this bonus ended/],
])('[WAL-09] a bonus that is %s says what became of the money, and cannot be given up', async (state, said) => {
  rows = [bonus('7', { state, mayGiveUp: false })]
  const details = await openBonus()
  expect(details.getByText(said)).toBeTruthy()
  expect(details.queryByRole('button', { name: 'Give up this bonus' })).toBeNull()
})
