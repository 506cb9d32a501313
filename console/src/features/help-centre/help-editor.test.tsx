// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schemaOf } from '#/src/features/settings/test-world/section-values.ts'
import { contentBox, expectHarmless, press, previewed, save, write } from '#/src/test-world/editor-steps.ts'
import { hostileSamples } from '#/src/test-world/hostile-samples.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import type { HelpItem } from './parts/help-item.ts'
import { visitorWords, wordsByTag } from './parts/visitor-words.ts'

interface Sent {
  readonly version: number
  readonly value: { readonly topics: readonly HelpItem[] }
  readonly reason?: string
}

const request = vi.hoisted(() =>
  vi.fn<(id: string, query: Record<string, unknown>, options?: { body?: unknown }) => Promise<unknown>>(),
)
vi.mock('#/src/api/request.ts', () => ({ request }))

const topic = (termId: string, title: string, given: Partial<HelpItem> = {}): HelpItem => ({
  ...{ termId, group: 'start', title: { en: title, vi: `${title} vi` } },
  ...{ content: { en: `<p>About ${title}</p>`, vi: '<p>Nội dung</p>' } },
  ...given,
})

let stored: { version: number; value: { topics: HelpItem[] }; changedAt: null; changedBy: string }
let history: object[]
const sent = () =>
  request.mock.calls.filter(([id]) => id === 'changeHelpCenter').map(([, , options]) => options?.body as Sent)

beforeEach(() => {
  history = []
  stored = {
    ...{ version: 3, changedAt: null, changedBy: 'dao.pham' },
    value: {
      topics: [
        topic('guide', 'First steps'),
        topic('terms', 'Terms', { group: 'rules' }),
        topic('faq', 'Questions', { title: { en: 'Questions' } }),
      ],
    },
  }
  request.mockReset().mockImplementation(async (id, query, options) => {
    if (id === 'operatorInfo') return operatorWith()
    if (id === 'readHelpCenter') return structuredClone(stored)
    if (id === 'describeSettings')
      return { schema: schemaOf('helpCenter'), initial: { topics: [] }, hosts: { links: [], images: [], games: [] } }
    if (id === 'settingsHistory') return { rows: history, next: null }
    if (id === 'settingsVersion') return { version: query.version, value: { topics: [topic('before', 'Before')] } }
    if (id === 'listApprovals') return { rows: [], next: null, waiting: 0 }
    if (id !== 'changeHelpCenter') throw new Error(`unexpected ${id}`)
    const { version, value } = (options as { body: Sent }).body
    if (version !== stored.version) throw new RequestError('changed_meanwhile', '')
    stored = { ...stored, version: version + 1, value: structuredClone(value) as { topics: HelpItem[] } }
    return { version: version + 1 }
  })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const topicsUnder = (heading: string) =>
  within(screen.getByRole('list', { name: heading }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

async function open(item?: string) {
  await openConsole(item === undefined ? '/help' : `/help?item=${item}`)
  await (item === undefined ? screen.findByRole('list', { name: 'Getting started' }) : previewed())
}

test('[NAV-17] topics stand under the portal’s headings, in its order, and are moved within one', async () => {
  await open()
  expect(topicsUnder('Getting started')).toEqual(['First steps', 'Questions'])
  expect(topicsUnder('Rules and safety')).toEqual(['Terms'])
  expect(screen.getByText('Without vi')).toBeTruthy()
  await press('Move down: First steps')
  expect(topicsUnder('Getting started')).toEqual(['Questions', 'First steps'])
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.value.topics.map(({ termId }) => termId)).toEqual(['faq', 'terms', 'guide'])
})

test('[NAV-17] the preview is the portal’s reader: the topics, the title and the text, in the language of the tab', async () => {
  await open('guide')
  await write(contentBox(), '<p>Come <strong>in</strong></p>')
  const shown = within(await previewed())
  expect((await shown.findByText('in')).tagName).toBe('STRONG')
  expect(shown.getByRole('navigation', { name: 'Topics' }).textContent).toContain('Questions')
  await userEvent.click(screen.getByRole('tab', { name: /^vi/ }))
  const vietnamese = within(await previewed())
  expect(await vietnamese.findByText('Nội dung')).toBeTruthy()
  expect(vietnamese.getByText('Trung tâm trợ giúp')).toBeTruthy()
  expect(vietnamese.getByRole('heading', { name: 'First steps vi' })).toBeTruthy()
})

test('[NAV-17] the focus stays in the form while the preview changes', async () => {
  await open('guide')
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Another title')
  expect((document.activeElement as HTMLInputElement).value).toBe('Another title')
})

test.each(hostileSamples)('[NAV-17] nothing of hostile HTML reaches the preview: %s', async (html) => {
  await open('guide')
  await expectHarmless(html)
})

test('[NAV-17] the page of the preview runs nothing, and no link in it leads anywhere', async () => {
  await open('guide')
  await write(contentBox(), '<p><a href="/help#faq">here</a></p>')
  expect(screen.getByTitle('Preview').getAttribute('sandbox')).toBe('allow-same-origin')
  const link = await within(await previewed()).findByText('here')
  const { defaultView } = link.ownerDocument
  const event = new (defaultView as unknown as typeof globalThis).MouseEvent('click', {
    bubbles: true,
    cancelable: true,
  })
  expect(link.dispatchEvent(event)).toBe(false)
})

test.each([
  { why: 'without English', field: /^Content/, text: '', said: 'This is needed.' },
  { why: 'a title that is too long', field: /^Title/, text: 'x'.repeat(81), said: /At most this many characters: 80/ },
  { why: 'a text that is too long', field: /^Content/, text: 'x'.repeat(20_001), said: /At most this many characters/ },
])('[OPS-05] a topic with $why is not sent', async ({ field, text, said }) => {
  await open('guide')
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: field })
  // Browsers stop typing at the bound; what was pasted or comes from elsewhere may be longer.
  box.removeAttribute('maxlength')
  await write(box, text)
  expect(screen.getByText(said)).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[OPS-05] what the server found nothing left of is told beside its field', async () => {
  await open('guide')
  await write(contentBox(), '<script>hit()</script>')
  const answering = request.getMockImplementation()
  request.mockImplementation(async (id, ...rest) => {
    if (id !== 'changeHelpCenter') return await answering?.(id, ...rest)
    throw new RequestError('invalid_input', '', {
      fields: [{ path: '/body/value/topics/0/content/en', rule: 'required' }],
    })
  })
  await save()
  expect(await screen.findByText('This is needed.')).toBeTruthy()
  expect((contentBox() as HTMLTextAreaElement).value).toBe('<script>hit()</script>')
})

test('[OPS-05] a topic is added under a name that no other has, and that suits an address', async () => {
  await open()
  await press('Add a topic')
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: /^Name in addresses/ })
  for (const wrong of ['', 'FAQ', '-x', '../x', 'a b', '<script>']) {
    await write(name, wrong)
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }))
    expect(dialog.getByText(/Use 1 to 40 lowercase letters/), wrong).toBeTruthy()
  }
  await write(name, 'faq')
  await userEvent.click(dialog.getByRole('button', { name: 'Add it' }))
  expect(dialog.getByText('This is in the list already.')).toBeTruthy()
  await write(name, 'payments')
  await userEvent.click(dialog.getByRole('button', { name: 'Add it' }))
  await write(await screen.findByRole('textbox', { name: /^Title/ }), 'Payments')
  await write(contentBox(), '<p>Soon.</p>')
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.value.topics.at(-1)).toEqual({
    ...{ termId: 'payments', group: 'start', title: { en: 'Payments' }, content: { en: '<p>Soon.</p>' } },
  })
})

test('[OPS-05] a full list takes no further topic', async () => {
  stored.value.topics = Array.from({ length: 60 }, (_, at) => topic(`t${at}`, `Topic ${at}`))
  await open()
  expect(screen.getByText(/The list is full: it holds 60 topics/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a topic' })).toBeNull()
})

test('[OPS-07] what another operator saved meanwhile is offered, and what was typed stays', async () => {
  await open('guide')
  await write(contentBox(), '<p>Mine</p>')
  stored = { ...stored, version: 4, changedBy: 'lan.nguyen', value: { topics: stored.value.topics.slice(0, 2) } }
  await save()
  expect(await screen.findByText('lan.nguyen has saved this section in the meantime')).toBeTruthy()
  expect((contentBox() as HTMLTextAreaElement).value).toBe('<p>Mine</p>')
  await press('Put my changes onto the new version')
  await save()
  await waitFor(() => expect(stored.version).toBe(5))
  expect(stored.value.topics.map(({ termId, content: { en } }) => [termId, en])).toEqual([
    ['guide', '<p>Mine</p>'],
    ['terms', '<p>About Terms</p>'],
  ])
})

test('[OPS-07] a change is taken back by filling the list with the one before it', async () => {
  history = [
    {
      ...{ version: 3, changedAt: '2026-11-01T00:00:00Z', changedBy: 'lan.nguyen', reason: 'New terms', more: 0 },
      differences: [
        { path: '/topics/0', before: JSON.stringify(topic('before', 'Long gone')), after: null },
        { path: '/topics', before: '["terms","guide"]', after: '["guide","terms"]' },
      ],
    },
  ]
  await open()
  expect(await screen.findByText(/New terms/)).toBeTruthy()
  // By their titles, as an operator knows them.
  expect(screen.getByText('Long gone').tagName).toBe('DEL')
  expect(screen.getByText('First steps → Terms').tagName).toBe('INS')
  await press(/^Take back/)
  expect(await screen.findByRole('link', { name: 'Before' })).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each(Object.entries(wordsByTag))('around a topic the preview says in %s what the portal says', (tag, words) => {
  const texts = JSON.parse(readFileSync(`portal/src/features/content/help/texts/${tag}.json`, 'utf8')) as Record<
    string,
    string
  >
  expect(words).toEqual({
    title: texts['help.title'],
    topics: texts['help.topics'],
    toList: texts['help.toList'],
    start: texts['help.group.start'],
    rules: texts['help.group.rules'],
    install: texts['help.group.install'],
    about: texts['help.group.about'],
  })
})

test('a language that the portal has no texts in is spoken in English', () => {
  expect(visitorWords('th')).toBe(wordsByTag.en)
})
