// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import type { SectionName } from '@banyan/contract/system/settings.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import { formSections } from './section-groups.ts'
import { demoValues, hosts, initialValues, schemaOf } from './test-world/section-values.ts'

interface Sent {
  readonly version: number
  readonly value: Json
  readonly reason?: string
}

const request = vi.hoisted(() =>
  vi.fn<(id: string, query: Record<string, unknown>, options?: { body?: unknown }) => Promise<unknown>>(),
)
vi.mock('#/src/api/request.ts', () => ({ request }))

/** One section as a server has it. */
let stored: { section: SectionName; version: number; value: Json; changedBy: string | null }
let calls: string[] | undefined
let needsSecond: boolean
let history: object[]
const sent = () =>
  request.mock.calls.filter(([id]) => id.startsWith('change')).map(([, , options]) => options?.body as Sent)

beforeEach(() => {
  calls = undefined
  needsSecond = false
  history = []
  request.mockReset().mockImplementation(async (id, query, options) => {
    const { section, version, value, changedBy } = stored
    if (id === 'operatorInfo') return operatorWith(calls)
    if (id === 'describeSettings')
      return { schema: schemaOf(section), initial: initialValues[section], hosts, needsSecond }
    if (id === 'settingsHistory') return { rows: history, next: null }
    if (id === 'settingsVersion') return { version: query.version, value: initialValues[section] }
    if (id.startsWith('read')) return { version, value, changedAt: null, changedBy }
    if (!id.startsWith('change')) throw new Error(`unexpected ${id}`)
    const body = options?.body as Sent
    if (body.version !== version) throw new RequestError('changed_meanwhile', '')
    if (needsSecond) return { approval: '7' }
    stored = { ...stored, version: version + 1, value: body.value }
    return { version: version + 1 }
  })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(section: SectionName, value = initialValues[section], version = 3) {
  stored = { section, version, value, changedBy: 'dao.pham' }
  const router = await openConsole(`/settings/${section}`)
  await screen.findByRole('heading', { name: 'History' })
  return router
}

const field = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
const waiting = () => screen.queryByText(/waits? to be saved/)?.textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function rewrite(box: HTMLElement, text: string) {
  await userEvent.clear(box)
  if (text !== '') await userEvent.type(box, text)
}

test.each(formSections)(
  '[OPS-07] every field of %s has a name and says what it affects, and nothing changes by itself',
  async (section) => {
    await open(section, demoValues[section] ?? initialValues[section])
    for (const row of document.querySelectorAll<HTMLElement>(
      '[role=list] button[aria-expanded], ol button[aria-expanded]',
    )) {
      await userEvent.click(row)
    }
    const rows = [...document.querySelectorAll<HTMLElement>('[data-path]')]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.getAttribute('aria-describedby'), row.dataset.path).not.toBeNull()
      expect(row.querySelector('span')?.textContent, row.dataset.path).not.toMatch(/^[a-z]+[A-Z]|^$/)
    }
    expect(waiting()).toBeUndefined()
  },
)

test('[OPS-07] a number has its unit, range and default, is refused out of range, and can be put back', async () => {
  await open('pageLoad', { slowAfterSeconds: 12 })
  const row = field('A page is slow after')
  expect(row.getByText(/From 1 to\s120\./)).toBeTruthy()
  expect(row.getByText(/Default: \u206810\u2069/)).toBeTruthy()
  expect(row.getByText('seconds')).toBeTruthy()
  const box = row.getByRole('textbox')
  await rewrite(box, '121')
  expect(row.getByText('At most 120.')).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
  await rewrite(box, 'ten')
  expect(row.getByText('Enter a whole number.')).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: /Reset to default/ }))
  expect((box as HTMLInputElement).value).toBe('10')
  expect(sent()).toEqual([])
})

test('[OPS-07] numbers are read in any digits and groups, and none is cut', async () => {
  await open('pageLoad')
  const box = field('A page is slow after').getByRole('textbox') as HTMLInputElement
  for (const typed of ['٣٠', '３０', '\u200f30', '३०']) {
    await userEvent.clear(box)
    await userEvent.paste(typed)
    expect([typed, box.value]).toEqual([typed, '30'])
  }
  await userEvent.clear(box)
  await userEvent.paste('123456789012345678901234')
  expect(box.value).toBe('123456789012345678901234')
  cleanup()
  await open('cashier', demoValues.cashier)
  // The channel, and then its account.
  for (const _ of [1, 2])
    for (const row of document.querySelectorAll('ol button[aria-expanded=false]')) await userEvent.click(row)
  const account = screen.getByDisplayValue('0123456789') as HTMLInputElement
  await userEvent.clear(account)
  await userEvent.paste('9704 0000-0000.0000 ٠١٨')
  expect(account.value).toBe('9704000000000000018')
})

test('[OPS-07] what will change is shown before it is saved, with its reason, and nothing else is sent', async () => {
  await open('pageLoad')
  await rewrite(field('A page is slow after').getByRole('textbox'), '30')
  expect(waiting()).toBe('1 change waits to be saved')
  await press('Save')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('10').tagName).toBe('DEL')
  expect(dialog.getByText('30').tagName).toBe('INS')
  await userEvent.type(dialog.getByRole('textbox'), 'Slow lines in the provinces')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(waiting()).toBeUndefined())
  expect(sent()).toEqual([{ version: 3, value: { slowAfterSeconds: 30 }, reason: 'Slow lines in the provinces' }])
})

test('[OPS-07] a section that decides where money goes is asked for with a reason, and stays as it is', async () => {
  needsSecond = true
  await open('approvals')
  await rewrite(field('Hours that a request waits').getByRole('textbox'), '48')
  await press('Save')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for these changes?' }))
  expect(dialog.getByText(/only when a second operator approves/)).toBeTruthy()
  const ask = dialog.getByRole('button', { name: 'Ask for approval' })
  expect((ask as HTMLButtonElement).disabled).toBe(true)
  await userEvent.type(dialog.getByRole('textbox'), 'Long weekends')
  await userEvent.click(ask)
  expect(await screen.findByText(/^Sent for approval\./)).toBeTruthy()
  expect(sent()).toEqual([
    { version: 3, value: { accessHoldHours: 72, moneyNotices: [], waitsHours: 48 }, reason: 'Long weekends' },
  ])
  await waitFor(() => expect(waiting()).toBeUndefined())
})

test('[OPS-07] what somebody else saved meanwhile is told, and one’s own changes go onto it', async () => {
  await open('limits', { readsPerMinute: 1_200, writesPerMinute: 120 })
  await rewrite(field('Requests that read').getByRole('textbox'), '2000')
  stored = { ...stored, version: 4, value: { readsPerMinute: 1_200, writesPerMinute: 60 }, changedBy: 'lan.nguyen' }
  await press('Save')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the changes' }))
  expect(await screen.findByText('lan.nguyen has saved this section in the meantime')).toBeTruthy()
  expect((field('Requests that read').getByRole('textbox') as HTMLInputElement).value).toBe('2000')
  await press('See what was changed')
  expect(screen.getByText('60').tagName).toBe('INS')
  await press('Put my changes onto the new version')
  await press('Save')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(stored.version).toBe(5))
  expect(stored.value).toEqual({ readsPerMinute: 2_000, writesPerMinute: 60 })
})

test('[OPS-07] entries are added, moved and removed by buttons, and an address on a foreign host is told at once', async () => {
  await open('customerService', { entries: [] })
  await press('Add an entry')
  await rewrite(field('Type').getByRole('textbox'), 'TELEGRAM')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name · English/ }), 'Chat')
  const address = field('Address').getByRole('textbox')
  await rewrite(address, 'https://evil.example/')
  expect(screen.getByText(/This host is not allowed here\. Allowed: t\.me/)).toBeTruthy()
  await rewrite(address, 'https://t.me/brand')
  expect(screen.queryByText(/This host is not allowed/)).toBeNull()
  await press('Add an entry')
  await rewrite(field('Type').getByRole('textbox'), 'LIVECHAT')
  await press('Move up: LIVECHAT')
  expect(screen.getAllByRole('button', { expanded: false }).map((row) => row.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^1LIVECHAT/), expect.stringMatching(/^2TELEGRAM/)]),
  )
  await press('Remove: LIVECHAT')
  await press('Save')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.value).toEqual({
    entries: [{ csType: 'TELEGRAM', title: { en: 'Chat' }, address: 'https://t.me/brand' }],
  })
})

test('[OPS-07] what the server alone refuses is told beside its field until that is changed', async () => {
  await open('brand')
  await rewrite(field('Main host').getByRole('textbox'), '127.1')
  const refusing = request.getMockImplementation()
  request.mockImplementation(async (id, ...rest) => {
    if (id !== 'changeBrand') return await refusing?.(id, ...rest)
    throw new RequestError('invalid_input', '', { fields: [{ path: '/body/value/mainDomain', rule: 'host' }] })
  })
  await press('Save')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the changes' }))
  expect(await field('Main host').findByText(/Enter a host name/)).toBeTruthy()
  await userEvent.type(field('Main host').getByRole('textbox'), '.example.com')
  expect(field('Main host').queryByText(/Enter a host name/)).toBeNull()
})

test('[OPS-07] a change is taken back by filling the form with the value before it', async () => {
  history = [
    {
      ...{ version: 3, changedAt: '2026-11-01T00:00:00Z', changedBy: 'lan.nguyen', reason: 'Trial run', more: 0 },
      differences: [{ path: '/slowAfterSeconds', before: '10', after: '99' }],
    },
  ]
  await open('pageLoad', { slowAfterSeconds: 99 })
  expect(await screen.findByText(/Trial run/)).toBeTruthy()
  await press(/^Take back/)
  await waitFor(() => expect(waiting()).toBe('1 change waits to be saved'))
  expect(request).toHaveBeenCalledWith('settingsVersion', { section: 'pageLoad', version: 2 })
  expect((field('A page is slow after').getByRole('textbox') as HTMLInputElement).value).toBe('10')
  expect(sent()).toEqual([])
})

test('[OPS-07] who leaves with changes is asked first', async () => {
  const router = await open('pageLoad')
  await rewrite(field('A page is slow after').getByRole('textbox'), '30')
  await userEvent.click(screen.getByRole('link', { name: 'All settings' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/settings/pageLoad')
  await press('Discard')
  expect(waiting()).toBeUndefined()
})

test('[ACC-23] who may only look changes nothing', async () => {
  calls = ['describeSettings', 'readPageLoad', 'listSettings', 'settingsHistory']
  await open('pageLoad')
  expect(await screen.findByText(/may look at this section but not change it/)).toBeTruthy()
  expect((field('A page is slow after').getByRole('textbox') as HTMLInputElement).disabled).toBe(true)
})

test('[SYS-02] maintenance is closed now or at a time, with texts in four languages that are there already', async () => {
  await open('availability')
  await press('Close now')
  await press('60 min')
  expect(waiting()).toBe('1 change waits to be saved')
  await press('Save')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const { maintenance } = sent()[0]!.value as { maintenance: Record<string, unknown> }
  expect(Object.keys(maintenance.title as object)).toEqual(['en', 'vi', 'ar', 'zh-Hans'])
  expect(maintenance).toMatchObject({ from: null, until: expect.stringMatching(/Z$/) })
  await press('Close at a time')
  expect(screen.getByText('Closing planned')).toBeTruthy()
})
