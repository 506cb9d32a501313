// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from './test-world/members.ts'
import { openConsole, owner } from './test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<(id: string, query: object, sent?: { body: object }) => Promise<object>>())
vi.mock('#/src/api/request.ts', () => ({ request }))

type Answers = Readonly<Record<string, (query: Record<string, unknown>) => object>>

function answer(answers: Answers): void {
  request.mockImplementation(async (id, query) => {
    if (id === 'operatorInfo') return owner
    const known = answers[id]
    if (!known) throw new RequestError('network_failed', id)
    return known(query as Record<string, unknown>)
  })
}

const sentTo = (call: string) => request.mock.calls.filter(([id]) => id === call)

beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

test('[OPS-05] [PRO-01] a member gets tags and an identity check, and tags of nonsense are not sent', async () => {
  let marks = { tags: ['slow'], identityCheckedAt: null as string | null }
  answer({
    memberRecord: () => ({ ...member, ...marks }),
    memberTimeline: () => ({ rows: [], next: null }),
    markMember: () => {
      marks = { tags: ['bonus-abuse', 'slow'], identityCheckedAt: member.registeredAt }
      return marks
    },
  })
  await openConsole(`/members/${member.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tags and identity of linh' }))
  const dialog = within(await screen.findByRole('dialog'))
  const tags = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Tags' })
  expect(tags.value).toBe('slow')
  await userEvent.clear(tags)
  await userEvent.type(tags, 'Bonus Abuse')
  expect(dialog.getByText(/^Use up to 20 tags/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Tags and identity of linh' })).toHaveProperty('disabled', true)
  await userEvent.clear(tags)
  await userEvent.type(tags, 'slow, bonus-abuse')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Identity document checked' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Passport seen by video call')
  await userEvent.click(dialog.getByRole('button', { name: 'Tags and identity of linh' }))
  expect(await screen.findByText('bonus-abuse, slow')).toBeTruthy()
  const [, , sent] = sentTo('markMember')[0] ?? []
  expect(sent?.body).toEqual({
    ...{ id: member.id, tags: ['slow', 'bonus-abuse'], isIdentityChecked: true },
    reason: 'Passport seen by video call',
  })
})
