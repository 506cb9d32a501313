// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, answer } from './test-world/answers.ts'
import { openConsole, operatorWith } from './test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const sentTo = (call: string) => request.mock.calls.filter(([id]) => id === call)

beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const hostile = '<img src=x onerror="hit()">'

async function giveReason(dialog: HTMLElement, button: string): Promise<void> {
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'new games')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

const game = {
  ...{ nodeId: '5', name: hostile, vendor: 'PG', gameCode: 'koi', gameType: 'RNG', gameClass: 'VIDEO' },
  ...{ isHot: true, minBet: '2.00', state: 'open', maintenanceUntil: null, vendorMaintenanceUntil: null },
}
const vendor = { code: 'PG', name: 'Pocket', games: 3, isOn: true, maintenanceUntil: null }

test('[OPS-05] games are filtered by the address, and one goes into maintenance with a time and a reason', async () => {
  answer(request, {
    listGames: () => ({ rows: [game], next: null }),
    listVendors: () => ({ vendors: [vendor] }),
    setGameMaintenance: () => ({ version: 8, maintenanceUntil: null }),
  })
  await openConsole('/catalogue?q=koi&state=open&vendor=PG&kind=RNG&x=1')
  expect(await screen.findByText(hostile)).toBeTruthy()
  expect(sentTo('listGames').at(-1)?.[1]).toEqual({ size: 100, q: 'koi', state: 'open', vendor: 'PG', gameType: 'RNG' })
  await userEvent.click(screen.getByRole('button', { name: `Maintenance of ${hostile}` }))
  const dialog = await screen.findByRole('dialog')
  const time = within(dialog).getByLabelText(/^Until/)
  await userEvent.clear(time)
  await userEvent.type(time, '2020-01-01T10:00')
  expect(within(dialog).getByText('This time has passed. Choose a later one.')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Set the maintenance' })).toHaveProperty('disabled', true)
  await userEvent.click(within(dialog).getByRole('button', { name: '60 minutes' }))
  await giveReason(dialog, 'Set the maintenance')
  await waitFor(() => expect(sentTo('setGameMaintenance')).toHaveLength(1))
  const { until, ...body } = sentTo('setGameMaintenance')[0]?.[2]?.body ?? {}
  expect(body).toEqual({ nodeId: '5', reason: 'new games' })
  expect(Math.abs(Date.parse(String(until)) - Date.now() - 3_600_000)).toBeLessThan(61_000)
})

test('[OPS-05] a vendor is turned off from the version that was read, and told what that does', async () => {
  answer(request, {
    listVendors: () => ({ vendors: [vendor] }),
    readVendors: () => ({ version: 4, value: { blocked: ['FC'] }, changedAt: null, changedBy: null }),
    changeVendors: () => ({ version: 5 }),
  })
  await openConsole('/vendors')
  await userEvent.click(await screen.findByRole('button', { name: 'Turn Pocket off' }))
  const dialog = await screen.findByRole('dialog', { name: 'Turn Pocket off' })
  expect(within(dialog).getByText(/take no stakes.*still taken and paid/)).toBeTruthy()
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Turn off' })).toHaveProperty('disabled', false),
  )
  await giveReason(dialog, 'Turn off')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('changeVendors')[0]?.[2]?.body).toEqual({
    ...{ version: 4, value: { blocked: ['FC', 'PG'] }, reason: 'new games' },
  })
})

test('[OPS-05] what the role does not include is not offered', async () => {
  const answers = { listGames: () => ({ rows: [game], next: null }), listVendors: () => ({ vendors: [vendor] }) }
  answer(request, answers, operatorWith(['listGames', 'listVendors']))
  await openConsole('/catalogue')
  expect(await screen.findByText(hostile)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Maintenance|Download/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Import a file' })).toBeNull()
})

test('[OPS-05] the page of imports is closed to a role that imports nothing', async () => {
  answer(request, {}, operatorWith(['listGames', 'listVendors']))
  await openConsole('/catalogue/import')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByLabelText('Choose a file')).toBeNull()
})

test('[OPS-05] vendors are shown with how they do and what was played, summed up exactly; a press on one maintains it', async () => {
  const health = (code: string, state: string, staked: string) => ({
    ...{ vendor: code, state, asked: 4, silent: 3, calls: 0, failedCalls: 0 },
    ...{ stakes: 1, staked, paid: '1.00', lastAt: null },
  })
  answer(request, {
    listVendors: () => ({ vendors: [vendor, { ...vendor, code: 'JDB', name: 'Jade', games: 1_000 }] }),
    vendorHealth: () => ({
      ...{ since: '2026-03-01T11:00:00.000Z', forgedCalls: 0 },
      vendors: [health('PG', 'silent', '9007199254740993.01'), health('JDB', 'fine', '0.02')],
    }),
  })
  await openConsole('/vendors')
  expect(await screen.findByText('Does not answer')).toBeTruthy()
  expect(screen.getByText('9,007,199,254,740,993.03')).toBeTruthy()
  expect(screen.getByText('1,003')).toBeTruthy()
  await userEvent.click(screen.getByText('Jade'))
  expect(within(await screen.findByRole('dialog')).getByText('Maintenance of Jade')).toBeTruthy()
})

test('[OPS-05] vendors are there also where their health is not, or may not be seen', async () => {
  answer(request, { listVendors: () => ({ vendors: [vendor] }) })
  await openConsole('/vendors')
  expect(await screen.findByText('Pocket')).toBeTruthy()
  cleanup()
  answer(request, { listVendors: () => ({ vendors: [vendor] }) }, operatorWith(['listVendors']))
  await openConsole('/vendors')
  expect(await screen.findByText('Pocket')).toBeTruthy()
  expect(sentTo('vendorHealth')).toHaveLength(1)
})
