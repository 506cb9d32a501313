// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentBox, expectHarmless, press, previewed, save, write } from '#/src/test-world/editor-steps.ts'
import { hostileSamples } from '#/src/test-world/hostile-samples.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() =>
  vi.fn<(id: string, query: Record<string, unknown>, options?: { body?: unknown }) => Promise<unknown>>(),
)
vi.mock('#/src/api/request.ts', () => ({ request }))

const item = (id: string, title: string, from: string, until: string | null = null): AnnouncementItem => ({
  ...{ id, type: 'B', execution: 'B', promotionType: '', title: { en: title, vi: `${title} vi` } },
  ...{ content: { en: `<p>About ${title}</p>`, vi: '<p>Nội dung</p>' }, from, until },
})

/** The list as a server has it. */
let stored: { version: number; items: AnnouncementItem[] }
let sanitised: string[]
let calls: string[] | undefined
let history: object[]
const sent = () =>
  request.mock.calls
    .filter(([id]) => id === 'replaceAnnouncements')
    .map(([, , options]) => options?.body as { version: number; items: AnnouncementItem[]; reason?: string })

beforeEach(() => {
  calls = undefined
  history = []
  sanitised = []
  stored = {
    version: 4,
    items: [
      item('newer', 'New tables', '2026-01-02T00:00:00Z'),
      item('older', 'Welcome', '2026-01-01T00:00:00Z'),
      item('over', 'Lunar new year', '2025-01-01T00:00:00Z', '2025-02-01T00:00:00Z'),
    ],
  }
  request.mockReset().mockImplementation(async (id, query, options) => {
    if (id === 'operatorInfo') return operatorWith(calls)
    if (id === 'readAnnouncements') return structuredClone(stored)
    if (id === 'announcementsHistory') return { rows: history, next: null }
    if (id === 'announcementsVersion')
      return { version: query.version, items: [item('older', 'Before', '2026-01-01T00:00:00Z')] }
    if (id === 'listApprovals') return { rows: [], next: null, waiting: 0 }
    if (id !== 'replaceAnnouncements') throw new Error(`unexpected ${id}`)
    const { version, items } = (options as { body: typeof stored }).body
    if (version !== stored.version) throw new RequestError('changed_meanwhile', '')
    stored = { version: version + 1, items: structuredClone(items) }
    return { version: version + 1, sanitised }
  })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(title?: string) {
  const router = await openConsole('/announcements')
  await screen.findByRole('table', { name: 'Announcements' })
  if (title) await userEvent.click(screen.getByRole('link', { name: title }))
  return router
}

test('[MSG-01] every announcement stands in the list, the newest first, with its state and what languages it lacks', async () => {
  stored.items[1] = { ...item('older', 'Welcome', '2026-01-01T00:00:00Z'), content: { en: '<p>Hi</p>' } }
  await open()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    ...['New tables', 'Welcome', 'Lunar new year'],
  ])
  expect(rows.map((row) => /Shown|Planned|Over/.exec(row.textContent ?? '')?.[0])).toEqual(['Shown', 'Shown', 'Over'])
  expect(within(rows[1]!).getByText('Without vi')).toBeTruthy()
})

test('[MSG-01] two languages are written, what changes is shown, and the whole list is saved with its version', async () => {
  await open('Welcome')
  expect(screen.getByText('At most 20,000 characters.', { exact: false })).toBeTruthy()
  await write(contentBox(), '<p>Come <strong>in</strong></p>')
  expect((await within(await previewed()).findByText('in')).tagName).toBe('STRONG')
  await userEvent.click(screen.getByRole('tab', { name: /^vi/ }))
  await write(contentBox(), '<p>Xin mời vào</p>')
  expect(await within(await previewed()).findByText('Xin mời vào')).toBeTruthy()
  await press('Save')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Content · Welcome · vi/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox'), 'The doors are open')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.version).toBe(4)
  expect(sent()[0]?.reason).toBe('The doors are open')
  expect(sent()[0]?.items.map(({ id }) => id)).toEqual(['newer', 'older', 'over'])
  expect(sent()[0]?.items[1]?.content).toEqual({ en: '<p>Come <strong>in</strong></p>', vi: '<p>Xin mời vào</p>' })
})

test.each(hostileSamples)('[MSG-01] nothing of hostile HTML reaches the preview: %s', async (html) => {
  await open('Welcome')
  await expectHarmless(html)
})

test('[MSG-01] a language without texts is marked, and its preview shows English', async () => {
  stored.items[0] = { ...item('newer', 'New tables', '2026-01-02T00:00:00Z'), title: { en: 'New tables' } }
  await open('New tables')
  const tab = screen.getByRole('tab', { name: /^vi/ })
  expect(tab.textContent).toContain('missing')
  await userEvent.click(tab)
  const shown = within(await previewed())
  expect(shown.getByRole('heading', { name: 'New tables' })).toBeTruthy()
  expect(shown.getByText('Nội dung')).toBeTruthy()
  expect(screen.getByText(/stands in English on the portal/)).toBeTruthy()
})

test('[MSG-01] of what something was taken out is told by name', async () => {
  sanitised = ['older']
  await open('Welcome')
  await write(contentBox(), '<p>Hi</p><script>hit()</script>')
  await save()
  const told = within((await screen.findByText('Saved, but something was taken out')).closest('section')!)
  expect(told.getByRole('link', { name: 'Welcome' })).toBeTruthy()
})

test('[MSG-01] what another operator saved meanwhile is offered, and what was typed stays', async () => {
  await open('Welcome')
  await write(contentBox(), '<p>Mine</p>')
  stored = { version: 5, items: [...stored.items, item('theirs', 'Theirs', '2026-01-03T00:00:00Z')] }
  await save()
  expect(await screen.findByText('Another operator has saved this in the meantime')).toBeTruthy()
  expect((contentBox() as HTMLTextAreaElement).value).toBe('<p>Mine</p>')
  await press('Put my changes onto the new version')
  await save()
  await waitFor(() => expect(stored.version).toBe(6))
  expect(stored.items.map(({ id }) => id)).toContain('theirs')
  expect(stored.items.find(({ id }) => id === 'older')?.content.en).toBe('<p>Mine</p>')
})

test('[OPS-07] a change is taken back by filling the list with the one before it', async () => {
  history = [
    {
      ...{ version: 4, changedAt: '2026-11-01T00:00:00Z', changedBy: 'lan.nguyen', reason: 'The tables open', more: 0 },
      differences: [{ path: '/items/2/title/en', before: '"Before"', after: '"Welcome"' }],
    },
  ]
  await open()
  expect(await screen.findByText(/The tables open/)).toBeTruthy()
  // What stands third now need not be what stood there then.
  expect(screen.getByText('Announcements › Title · entry 3 · en')).toBeTruthy()
  await press(/^Take back/)
  expect(await screen.findByRole('link', { name: 'Before' })).toBeTruthy()
  expect(request).toHaveBeenCalledWith('announcementsVersion', { version: 3 })
  expect(sent()).toEqual([])
})

test('[MSG-01] one that ends before it begins is told at once, and never sent', async () => {
  stored.items[1] = item('older', 'Welcome', '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')
  await open('Welcome')
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Hello')
  expect(screen.getByText('The end has to be after the start.')).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[MSG-01] what the server refuses is told beside its field', async () => {
  await open('Welcome')
  await userEvent.click(screen.getByRole('switch', { name: 'Until' }))
  await write(document.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')[1]!, '')
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Until' }))
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Hello')
  const answering = request.getMockImplementation()
  request.mockImplementation(async (id, ...rest) => {
    if (id !== 'replaceAnnouncements') return await answering?.(id, ...rest)
    throw new RequestError('invalid_input', '', { fields: [{ path: '/body/items/1/from', rule: 'moment' }] })
  })
  await save()
  expect(await within(screen.getByRole('group', { name: /^From/ })).findByText('Enter a date and a time.')).toBeTruthy()
})

test('[MSG-01] one is added, duplicated, moved and removed, and nothing is sent before it is saved', async () => {
  await open()
  await press('Move up: Welcome')
  const titles = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('link').textContent)
  expect(titles()).toEqual(['Welcome', 'New tables', 'Lunar new year'])
  await userEvent.click(screen.getByRole('link', { name: 'Lunar new year' }))
  await press('Remove')
  expect(titles()).toEqual(['Welcome', 'New tables'])
  await userEvent.click(screen.getByRole('link', { name: 'New tables' }))
  await press('Duplicate')
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Newer tables')
  await userEvent.click(screen.getByRole('link', { name: 'All announcements' }))
  expect(titles()).toHaveLength(3)
  await press('Add an announcement')
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByText('This is needed.').length).toBeGreaterThan(0)
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Brand new')
  await write(contentBox(), '<p>Brand new</p>')
  expect(sent()).toEqual([])
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(
    sent()[0]
      ?.items.map(({ title }) => title.en)
      .sort(),
  ).toEqual([...['Brand new', 'New tables', 'Newer tables', 'Welcome']])
})

test('[ACC-23] who may only look changes nothing', async () => {
  calls = ['readAnnouncements']
  await open()
  expect(screen.queryByRole('button', { name: 'Add an announcement' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Order' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Welcome' }))
  expect((contentBox() as HTMLTextAreaElement).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
