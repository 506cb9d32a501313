// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTopics } from './api/pushes.ts'
import { setSession } from './session/session.ts'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { stubBrowser } from './test-world/open-portal.tsx'
import {
  answerPromotions,
  type PromotionServer,
  promotion,
  promotionServer,
  standing,
  ticketsTaken,
} from './test-world/promotion-server.ts'

const nonce = 'aB3dE5gH7jK9mN1pQ2sT4v'
const prizes = [
  { name: '888,000', amount: '888000.00', ppm: 500 },
  { name: '8,000', amount: '8000.00', ppm: 499_500 },
  { name: 'Good luck', amount: '0.00', ppm: 500_000 },
]
let server: PromotionServer
/** Whether the system asks for less motion. */
let isCalm: boolean

beforeEach(() => {
  isCalm = true
  server = promotionServer({
    promotions: [
      promotion('wheel', {
        ...{ kind: 'wheel', prizes, ready: ['2026-11-26:1', '2026-11-26:2'] },
        standing: standing({ status: 'claim', cycle: '2026-11-26:1' }),
      }),
      promotion('rain', { kind: 'red_packet', ready: ['2026-11-26:12'], standing: standing({ status: 'claim' }) }),
    ],
    draws: [{ status: 'claimed', prize: 1, amount: '8000.00', nonce, left: 1 }],
  })
  stubBrowser(
    answerSession(
      () => member,
      (input, init) => answerPromotions(server)(input, init),
    ),
  )
  const usual = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion')
      ? { matches: isCalm, addEventListener: () => {}, removeEventListener: () => {} }
      : usual(query),
  )
  setSession({ is: 'out' })
})
afterEach(() => {
  cleanup()
  forgetTopics()
  vi.unstubAllGlobals()
})

async function open(address: string) {
  await openSignedIn(address)
  await screen.findByRole('button', { name: 'Account of linhtran88' })
}

const spin = async () => userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }))
const sent = () => server.sent.filter(({ call }) => call === 'claimRaffle').map(({ body }) => body)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''))

test('[PRO-03] a wheel states the odds of each prize', async () => {
  await open('/promotions/wheel')
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows).toEqual(['PrizeOdds', '₫888,0000.05%', '₫8,00049.95%', 'Good luck50%'])
})

test('[PRO-03] without motion the result is there at once, read out, with the number of the draw', async () => {
  await open('/promotions/wheel')
  expect(await screen.findByText('2 turns left')).toBeTruthy()
  await spin()
  await waitFor(() => expect(said()).toContain('You won ₫8,000. It is in your wallet.'))
  expect(screen.getByText(nonce)).toBeTruthy()
  expect(sent()).toMatchObject([{ promotion: 'wheel', version: 3 }])
})

test('[PRO-03] with motion the wheel turns to what was drawn, and the same button ends that', async () => {
  isCalm = false
  await open('/promotions/wheel')
  await spin()
  const skip = await screen.findByRole('button', { name: 'Show the result' })
  expect(said()).not.toContain('You won ₫8,000. It is in your wallet.')
  const turning = document.querySelector<SVGGElement>('main svg g[style*=rotate]')
  // The second of three fields stands under the pointer.
  expect(Number(/rotate\((?<degrees>[\d.]+)deg\)/.exec(turning?.style.transform ?? '')?.groups?.degrees) % 360).toBe(
    180,
  )
  expect(document.activeElement).toBe(skip)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(said()).toContain('You won ₫8,000. It is in your wallet.'))
})

test('[PRO-03] a press anywhere ends what moves', async () => {
  isCalm = false
  await open('/promotions/wheel')
  await spin()
  await screen.findByRole('button', { name: 'Show the result' })
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('heading', { name: 'Name of wheel' }) })
  await waitFor(() => expect(said()).toContain('You won ₫8,000. It is in your wallet.'))
})

test('[PRO-03] a lost answer is asked for again under the same id, through a reload too: no second ticket goes', async () => {
  server.faults.claimRaffle = 'lost'
  await open('/promotions/wheel')
  await spin()
  expect((await screen.findByRole('alert')).textContent).toMatch(/nothing is used or paid twice/)
  cleanup()
  delete server.faults.claimRaffle
  setSession({ is: 'out' })
  await open('/promotions/wheel')
  expect(await screen.findByText(/nothing is used or paid twice/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(said()).toContain('You won ₫8,000. It is in your wallet.'))
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(ticketsTaken(server)).toBe(1)
  await spin()
  await waitFor(() => expect(ticketsTaken(server)).toBe(2))
})

test('[PRO-03] a prize of nothing and one that is looked at first say so', async () => {
  server.draws = [
    { status: 'claimed', prize: 2, amount: '0.00', nonce, left: 1 },
    { status: 'applying', prize: 0, amount: '888000.00', nonce: nonce.replace('a', 'b'), left: 0 },
  ]
  await open('/promotions/wheel')
  await spin()
  await waitFor(() => expect(said()).toContain('No prize this time.'))
  await spin()
  await waitFor(() => expect(said()).toContain('You won ₫888,000. It is being checked, and paid once it is approved.'))
})

test('[PRO-03] nothing left is said in place, and no prize is shown', async () => {
  server.faults.claimRaffle = { refused: 'promotion_sold_out' }
  await open('/promotions/wheel')
  await spin()
  expect((await screen.findByRole('alert')).textContent).toMatch(/has been given out/)
  expect(screen.queryByText(nonce)).toBeNull()
})

test('[PRO-03] a red packet opens with its amount', async () => {
  server.draws = [{ status: 'claimed', prize: 0, amount: '12300.00', nonce, left: 0 }]
  await open('/promotions/rain')
  await userEvent.click(await screen.findByRole('button', { name: 'Open a packet' }))
  await waitFor(() => expect(said()).toContain('You won ₫12,300. It is in your wallet.'))
  expect(screen.getByText('₫12,300')).toBeTruthy()
})
