// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import type { CatalogueDifference } from '@banyan/contract/games/catalogue-difference.ts'
import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from './test-world/answers.ts'
import { openConsole } from './test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const sentTo = (call: string) => request.mock.calls.filter(([id]) => id === call)

beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const importId = 'abcdefghijklmnopqrstuv'
const hostile = '<img src=x onerror="hit()">'
const none = { before: 1, after: 1, added: 0, changed: 0, withdrawn: 0 }
const difference: CatalogueDifference = {
  ...{ version: 7, vendors: none, classes: none, isReordered: false },
  games: { before: 20, after: 18, added: 1, changed: 1, withdrawn: 3 },
  changes: [
    {
      ...{ what: 'changed', kind: 'game', id: '5', name: hostile, vendor: 'PG' },
      fields: [{ field: 'minBet', before: '2.00', after: '3.00' }],
    },
    { what: 'withdrawn', kind: 'game', id: '9', name: 'Old Koi', vendor: 'PG', fields: [] },
  ],
}

const linesOf = (count: number) => [
  aVendorLine(),
  videoLine,
  ...Array.from({ length: count - 2 }, (_, i) => aGameLine(i)),
]
const fileOf = (lines: readonly object[], name = 'games.jsonl') =>
  new File([lines.map((line) => JSON.stringify(line)).join('\n')], name, { lastModified: 5 })

const noImports = { rows: [], next: null }
const imported = {
  listCatalogueImports: () => noImports,
  beginCatalogueImport: () => ({ importId }),
  previewCatalogueImport: () => difference,
  applyCatalogueImport: () => ({ version: 8, games: 18, added: 1, changed: 1, withdrawn: 3 }),
}

/** A server that keeps the lines it is sent. */
function keeping(held = { lines: 0 }): Answers {
  return {
    ...imported,
    readCatalogueImport: () => ({ lines: held.lines, takesBack: null }),
    addCatalogueLines: ({ lines }) => {
      held.lines += (lines as unknown[]).length
      return { lines: held.lines }
    },
  }
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file)
}

async function giveReason(dialog: HTMLElement, button: string): Promise<void> {
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'new games')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

test('[OPS-05] a file is sent, its difference shown before anything changes, and applied with a reason', async () => {
  answer(request, keeping())
  await openConsole('/catalogue/import')
  await choose(fileOf(linesOf(600)))
  expect(await screen.findByRole('heading', { name: 'What this import changes' })).toBeTruthy()
  expect(sentTo('addCatalogueLines').map(([, , sent]) => [sent?.body.firstLine, sent?.body.importId])).toEqual([
    [1, importId],
    [251, importId],
    [501, importId],
  ])
  const warning = await screen.findByText('3 of 20 games would be withdrawn. Is the file whole?')
  expect(warning.getAttribute('role')).toBe('alert')
  // A name is text, whatever it looks like.
  expect(screen.getByText(hostile)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '3 withdrawn' }))
  expect(screen.getByText('Old Koi')).toBeTruthy()
  expect(sentTo('applyCatalogueImport')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await giveReason(await screen.findByRole('dialog', { name: 'Apply this import' }), 'Apply')
  expect(await screen.findByText(/The catalogue is replaced/)).toBeTruthy()
  expect(sentTo('applyCatalogueImport')[0]?.[2]?.body).toEqual({
    importId,
    lines: 600,
    version: 7,
    reason: 'new games',
  })
  expect(localStorage['catalogue-import']).toBeUndefined()
})

test('[OPS-05] an import that the network cut off goes on where it stopped, and the catalogue is as it was', async () => {
  const held = { lines: 0 }
  const server = keeping(held)
  let isCut = true
  const cut: Answers = {
    ...server,
    addCatalogueLines: (body) => {
      if (isCut && body.firstLine === 251) {
        // The lines arrived; their answer did not.
        held.lines += 250
        throw new RequestError('network_failed', '')
      }
      return server.addCatalogueLines?.(body) ?? {}
    },
  }
  answer(request, cut)
  await openConsole('/catalogue/import')
  await choose(fileOf(linesOf(600)))
  expect(await screen.findByText('The import of games.jsonl was cut off')).toBeTruthy()
  expect(await screen.findByText('500 of 600 lines have arrived. The catalogue is as it was.')).toBeTruthy()
  isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('heading', { name: 'What this import changes' })).toBeTruthy()
  expect(sentTo('addCatalogueLines').map(([, , sent]) => sent?.body.firstLine)).toEqual([1, 251, 501])
  expect(sentTo('beginCatalogueImport')).toHaveLength(1)
})

test('[OPS-05] an import is given up half-way, and a file may be dropped', async () => {
  const server = keeping()
  let answerNow = () => {}
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  answer(request, server)
  const answering = request.getMockImplementation()
  request.mockImplementation(async (id, query, sent) => {
    if (id === 'addCatalogueLines' && sent?.body.firstLine === 251) await answered
    return (await answering?.(id, query, sent)) ?? {}
  })
  await openConsole('/catalogue/import')
  const place = await screen.findByRole('region', { name: 'Choose a file' })
  fireEvent.drop(place, { dataTransfer: { files: [fileOf(linesOf(600))] } })
  expect(await screen.findByText('250 of 600 lines')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  answerNow()
  expect(await screen.findByText('500 of 600 lines have arrived. The catalogue is as it was.')).toBeTruthy()
  expect(sentTo('addCatalogueLines')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[OPS-05] after a tab was closed the same file goes on, and no other', async () => {
  const file = fileOf(linesOf(300))
  const begun = { importId, fileName: file.name, fileSize: file.size, fileTime: 5, total: 300 }
  localStorage['catalogue-import'] = JSON.stringify(begun)
  answer(request, keeping({ lines: 250 }))
  await openConsole('/catalogue/import')
  expect(await screen.findByText('250 of 300 lines have arrived. The catalogue is as it was.')).toBeTruthy()
  await choose(fileOf(linesOf(299)))
  expect((await screen.findByText(/That is another file/)).getAttribute('role')).toBe('alert')
  expect(sentTo('addCatalogueLines')).toEqual([])
  await choose(file)
  expect(await screen.findByRole('heading', { name: 'What this import changes' })).toBeTruthy()
  expect(sentTo('addCatalogueLines').map(([, , sent]) => sent?.body.firstLine)).toEqual([251])
})

test('an import that is forgotten can only begin again', async () => {
  const begun = { importId, fileName: 'games.jsonl', fileSize: 1, fileTime: 5, total: 300 }
  localStorage['catalogue-import'] = JSON.stringify(begun)
  answer(request, {
    ...imported,
    readCatalogueImport: () => {
      throw new RequestError('import_not_found', '')
    },
  })
  await openConsole('/catalogue/import')
  expect(await screen.findByText(/idle for too long/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  expect(localStorage['catalogue-import']).toBeUndefined()
})

test('[OPS-05] lines that the server refuses are named by their number in the file, in words', async () => {
  answer(request, {
    ...keeping(),
    addCatalogueLines: ({ firstLine, lines }) => {
      if (firstLine === 1) return { lines: (lines as unknown[]).length }
      throw new RequestError('invalid_input', '', {
        fields: [
          { path: '/body/lines/3/nodeId', rule: 'duplicate' },
          { path: '/body/lines/9/names/vi', rule: 'no_such_rule' },
        ],
      })
    },
  })
  await openConsole('/catalogue/import')
  await choose(fileOf(linesOf(600)))
  const alert = await screen.findByRole('alert')
  const [first, second] = within(alert).getAllByRole('listitem')
  expect(first?.textContent).toBe('Line 254nodeIdAn earlier line has the same.')
  expect(second?.textContent).toBe('Line 260names.viThis can’t be taken.')
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
})

test('[OPS-05] a file that can’t be read sends nothing', async () => {
  answer(request, keeping())
  await openConsole('/catalogue/import')
  await choose(new File(['{"kind":"vendor"}\n<html>'], 'page.html.jsonl'))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('listitem').textContent).toBe('Line 2This is no JSON.')
  expect(sentTo('beginCatalogueImport')).toEqual([])
})

test('[OPS-05] a catalogue that changed meanwhile is compared again before it can be replaced', async () => {
  let version = 7
  answer(request, {
    ...keeping(),
    previewCatalogueImport: () => ({ ...difference, version }),
    applyCatalogueImport: (body) => {
      if (body.version === 8) return { version: 9, games: 18, added: 1, changed: 1, withdrawn: 3 }
      version = 8
      throw new RequestError('changed_meanwhile', '')
    },
  })
  await openConsole('/catalogue/import')
  await choose(fileOf(linesOf(10)))
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
  const dialog = await screen.findByRole('dialog', { name: 'Apply this import' })
  await giveReason(dialog, 'Apply')
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toMatch(/Someone else/))
  await waitFor(() => expect(sentTo('previewCatalogueImport')).toHaveLength(2))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  expect(sentTo('applyCatalogueImport').map(([, , sent]) => sent?.body.version)).toEqual([7, 8])
})

test('[OPS-05] an import is taken back through a difference of its own', async () => {
  const row = { games: 18, added: 1, changed: 1, withdrawn: 3, by: 'mai', appliedAt: '2026-11-20T10:00:00Z' }
  answer(request, {
    ...imported,
    listCatalogueImports: () => ({
      rows: [
        { ...row, version: 8, reason: 'new games', takesBack: null, canBeTakenBack: true },
        { ...row, version: 2, reason: 'long ago', takesBack: 1, canBeTakenBack: false },
      ],
      next: null,
    }),
    takeBackCatalogueImport: () => ({ importId, lines: 20 }),
  })
  await openConsole('/catalogue/import')
  const backs = await screen.findAllByRole('button', { name: 'Take back' })
  expect(backs).toHaveLength(1)
  await userEvent.click(backs[0] as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Takes version 8 back' })).toBeTruthy()
  expect(sentTo('takeBackCatalogueImport')[0]?.[2]).toEqual({ body: { version: 8 } })
  expect(sentTo('previewCatalogueImport').at(-1)?.[1]).toEqual({ importId, lines: 20 })
})
