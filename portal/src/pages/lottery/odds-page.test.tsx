// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'

beforeEach(() => {
  stubBrowser(vi.fn<typeof fetch>(() => Promise.reject(new Error('nothing is asked'))))
  Element.prototype.scrollIntoView ??= () => {}
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const selection = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Selection as text' })
const figure = (name: string) => screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent)

async function write(field: HTMLElement, written: string) {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(written)
}

test('a bet is shown with its lines, stake, chances and what the draw makes of it', async () => {
  await openPortal('/odds?family=SSC&play=SSC_L3_DIRECT&selection=1,4|1|6&draw=60416&unit=2&multiple=5&group=1960')
  expect(await screen.findByRole('heading', { level: 1, name: 'Odds checker' })).toBeDefined()
  expect(figure('Lines')).toContain('2')
  expect(figure('Stake')).toContain('₫20')
  expect(figure('Can win up to')).toEqual(['₫9,800'])
  expect(figure('Winning lines')).toEqual(['1'])
  expect(figure('Against the stake')).toEqual(['+₫9,780'])
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Win/ })
  expect(row.textContent).toBe('Win1 in 1,0000.1%×980.098%')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('picking writes the text, and typing presses the buttons', async () => {
  await openPortal('/odds?family=SSC&play=SSC_L2_DIRECT&selection=1%7C6&draw=60416')
  const tens = await screen.findByRole('group', { name: 'Position 1' })
  await userEvent.click(within(tens).getByRole('button', { name: '0' }))
  expect(selection().value).toBe('0,1|6')
  await userEvent.click(screen.getByRole('button', { name: 'Odd: Position 2' }))
  expect(selection().value).toBe('0,1|1,3,5,7,9')
  await write(selection(), '7|-')
  expect(within(tens).getByRole('button', { name: '7', pressed: true })).toBeDefined()
  expect(within(tens).getByRole('button', { name: '1', pressed: false })).toBeDefined()
})

test.each([
  ['7|', 'This selection does not fit the bet type. Please change it.'],
  ['7,7|1', 'The same value appears twice.'],
])('a refused selection %s says why', async (written, told) => {
  await openPortal('/odds?family=SSC&play=SSC_L2_DIRECT&selection=1%7C6')
  await screen.findByRole('heading', { level: 1 })
  await write(selection(), written)
  expect(screen.getByText(told)).toBeDefined()
  expect(selection().getAttribute('aria-invalid')).toBe('true')
})

test('combinations are typed one below the other', async () => {
  await openPortal('/odds?family=SSC&play=SSC_L3_MIX&selection=588')
  const list = await screen.findByRole('textbox', { name: 'Combinations, one per line' })
  await write(list, '588\n258')
  expect(selection().value).toBe('588,258')
  expect(figure('Lines')).toContain('2')
})

test('another bet type, another family and a draw at random begin with something to see', async () => {
  const { router } = await openPortal('/odds')
  await userEvent.click(await screen.findByRole('button', { name: 'Group 6' }))
  expect(selection().value).toBe('0,1,2')
  await userEvent.click(screen.getByRole('button', { name: 'K3 dice' }))
  expect(await screen.findByText('K3_SUM')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Draw at random' }))
  const dice = screen.getByRole<HTMLInputElement>('textbox', { name: 'Dice' }).value
  expect(dice).toMatch(/^[1-6]{3}$/)
  await waitFor(() => expect(String(router.state.location.search.draw)).toBe(dice))
  expect(router.state.location.search).toMatchObject({ family: 'K3', play: 'K3_SUM' })
  await write(screen.getByRole('textbox', { name: 'Dice' }), '777')
  expect(screen.getByText('This is no complete draw yet.')).toBeDefined()
})

test('a stake and a prize group that cannot be are told at their fields', async () => {
  await openPortal('/odds')
  await screen.findByRole('heading', { level: 1 })
  await write(screen.getByRole('textbox', { name: 'Multiple' }), '0')
  expect(screen.getByText('A whole number from 1 to 99,999')).toBeDefined()
  await write(screen.getByRole('textbox', { name: 'Multiple' }), '1')
  await write(screen.getByRole('textbox', { name: 'Unit' }), '0.001')
  expect(screen.getByText('This stake is no whole number of the smallest coin.')).toBeDefined()
  await write(screen.getByRole('textbox', { name: 'Prize group' }), '1981')
  expect(screen.getByText('An even number from 600 to 1,960')).toBeDefined()
})

test('a bet that wins nothing and gets part of its stake back is shown as lost', async () => {
  await openPortal('/odds?family=E5&play=E5_SUM_BSOE&selection=B,O&draw=08 07 01 11 03&unit=10&multiple=1')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByText('No win').length).toBe(2)
  expect(screen.queryAllByText('Stake back', { selector: 'span, p' })).toEqual([])
  expect(figure('Lines with the stake back')).toEqual(['1'])
  expect(figure('Payout')).toContain('₫10')
})

test('a game, its mode, odds and rebate are chosen on the page and stand in its address', async () => {
  const { router } = await openPortal('/odds?family=SEA&play=SEA_4TOP&selection=4679&draw=458125;78')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'LAO')
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'First prize' })
  expect(first.value).toMatch(/^\d{4}$/)
  expect(screen.queryByRole('button', { name: '3 front' })).toBeNull()
  await write(first, '4679')
  await userEvent.click(screen.getByRole('button', { name: '₫200' }))
  await write(screen.getByRole('textbox', { name: 'Multiple' }), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Own odds' }))
  await write(screen.getByRole('textbox', { name: 'Odds of Win' }), '5000')
  expect(figure('Payout')).toContain('₫1,000,000')
  await write(screen.getByRole('textbox', { name: 'Odds of Win' }), '5,000')
  expect(screen.getByText('Odds are decimals above zero with at most four places.')).toBeDefined()
  await write(screen.getByRole('textbox', { name: 'Odds of Win' }), '5000.5')
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ game: 'LAO', unit: 200, price: 'own', odds: '1:5000.5' }),
  )
})

test('a prize group below the granted one shows its rebate', async () => {
  await openPortal('/odds?play=SSC_L3_DIRECT&selection=4|5|6&draw=13456&unit=2&multiple=10&group=1800&granted=1960')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText('Rebate: 8% of the stake')).toBeDefined()
  expect(figure('Rebate')).toEqual(['₫1.60'])
  expect(figure('Against the stake')).toEqual(['+₫17,981.60'])
})

test('an address of half a case opens', async () => {
  await openPortal('/odds?family=LHC&selection=99&draw=1')
  expect(await screen.findByText('LHC_TM')).toBeDefined()
  expect(screen.getByText('This is no complete draw yet.')).toBeDefined()
})

test('anything but a demo has no such page', async () => {
  await openPortal('/odds', { demo: false })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Page not found')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
