// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foundMember, happened, member } from './test-world/members.ts'
import { openConsole, operatorWith, owner } from './test-world/open-console.tsx'

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

test('[OPS-05] a member is found by what is typed, and the address keeps it', async () => {
  answer({ findMembers: () => ({ rows: [foundMember], next: null }) })
  const router = await openConsole('/members')
  expect(await screen.findByText('Find a member')).toBeTruthy()
  expect(sentTo('findMembers')).toEqual([])
  await userEvent.keyboard('/')
  await userEvent.keyboard('linh')
  expect(await screen.findByRole('link', { name: 'linh' })).toBeTruthy()
  expect(router.state.location.searchStr).toBe('?q=linh')
  expect(sentTo('findMembers').at(-1)?.[1]).toEqual({ q: 'linh', size: 100 })
})

test('[OPS-05] an address with filters shows what it says, and nobody found says why', async () => {
  answer({ findMembers: () => ({ rows: [], next: null }) })
  await openConsole('/members?q=linh&state=suspended&type=99')
  expect(await screen.findByText('Nobody found for “linh”')).toBeTruthy()
  expect(sentTo('findMembers').at(-1)?.[1]).toEqual({ q: 'linh', size: 100, state: 'suspended' })
  expect(screen.getByRole('button', { name: 'State: Suspended' })).toBeTruthy()
})

test('[OPS-05] columns are chosen, and remembered for the table', async () => {
  answer({ findMembers: () => ({ rows: [foundMember], next: null }) })
  await openConsole('/members?q=linh')
  expect(await screen.findByRole('columnheader', { name: 'Balance' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Balance' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull()
  expect(localStorage['columns:members']).toContain('balance')
})

test('[OPS-05] a member is suspended with a reason, which the timeline then shows', async () => {
  let isSuspended = false
  answer({
    memberRecord: () => ({ ...member, state: isSuspended ? 'suspended' : 'active' }),
    memberTimeline: () => ({ rows: isSuspended ? [happened] : [], next: null }),
    suspendMember: () => {
      isSuspended = true
      return { state: 'suspended' }
    },
  })
  await openConsole(`/members/${member.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend linh' }))
  const dialog = await screen.findByRole('dialog', { name: 'Suspend linh' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend linh' }))
  expect(within(dialog).getByText('Please give a reason of at least three characters')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'chargeback')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend linh' }))
  expect(await screen.findByText('dao.pham suspended the account')).toBeTruthy()
  expect(sentTo('suspendMember')).toEqual([['suspendMember', {}, { body: { id: member.id, reason: 'chargeback' } }]])
  expect(screen.getByRole('button', { name: 'Reinstate linh' })).toBeTruthy()
})

test('[OPS-05] a refusal is shown in the dialog, and what was typed stays', async () => {
  answer({
    memberRecord: () => member,
    memberTimeline: () => ({ rows: [], next: null }),
    suspendMember: () => {
      throw new RequestError('changed_meanwhile', '')
    },
  })
  await openConsole(`/members/${member.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend linh' }))
  const dialog = await screen.findByRole('dialog', { name: 'Suspend linh' })
  const reason = within(dialog).getByRole('textbox', { name: /Reason/ })
  await userEvent.type(reason, 'chargeback')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend linh' }))
  expect((await within(dialog).findByRole('alert')).textContent).not.toBe('')
  expect(reason).toHaveProperty('value', 'chargeback')
})

test('[OPS-05] an id that no member can have names no member, rather than a wrong entry', async () => {
  answer({
    memberRecord: () => {
      throw new RequestError('invalid_input', '')
    },
  })
  await openConsole('/members/nobody')
  expect(await screen.findByRole('heading', { name: 'This account does not exist.' })).toBeTruthy()
})

test('[OPS-05] movements and vendor calls are told in words, not by their codes', async () => {
  const entry = { at: '2026-11-01T05:00:00.000Z', externalId: 't1', round: null, balance: '0.00' }
  answer({
    memberRecord: () => member,
    memberStatement: () => ({
      rows: [
        { ...entry, entryId: '2', source: 'vendor:PG', kind: 'betAndWin', amount: '-5.00' },
        { ...entry, entryId: '1', source: 'provider:MOMO', kind: 'deposit_late', amount: '5.00' },
      ],
      next: null,
    }),
    traceEntry: () => ({
      ...{ ...entry, id: '2', source: 'vendor:PG', kind: 'betAndWin', actor: 'vendor:PG', refusal: null, legs: [] },
      ...{ subject: null, reverses: null, reversedBy: null },
      transaction: {
        ...{ vendor: 'PG', operation: 'betAndWin', transactionId: 't1', outcome: 'ok_duplicate', at: entry.at },
        ...{ refersTo: null, staked: '5.00', paid: '0.00', balance: '0.00', entryId: '2' },
      },
    }),
  })
  await openConsole(`/members/${member.id}?tab=statement`)
  expect(await screen.findByText('Vendor PG')).toBeTruthy()
  expect(screen.getByText('Payment provider MOMO')).toBeTruthy()
  expect(screen.getByText('Times in \u2066GMT+7\u2069')).toBeTruthy()
  expect(screen.queryByText(/betAndWin|deposit_late|vendor:|provider:/)).toBeNull()
  cleanup()
  await openConsole('/entries/2')
  expect(await screen.findAllByText('Bet with payout')).toHaveLength(2)
  expect(screen.getByText('Already processed')).toBeTruthy()
  expect(screen.queryByText(/betAndWin|ok_duplicate/)).toBeNull()
})

test('[OPS-05] actions that the role does not include are not offered', async () => {
  answer({ memberRecord: () => member })
  const answering = request.getMockImplementation()
  request.mockImplementation(async (id, query) =>
    id === 'operatorInfo' ? operatorWith(['memberRecord']) : ((await answering?.(id, query)) ?? {}),
  )
  await openConsole(`/members/${member.id}`)
  expect(await screen.findByRole('heading', { name: 'linh' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Suspend|More actions/ })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Deposits' })).toBeNull()
})

test('[OPS-05] a record leads to the deposits and withdrawals of its member', async () => {
  answer({ memberRecord: () => member, memberTimeline: () => ({ rows: [], next: null }) })
  await openConsole(`/members/${member.id}`)
  const money = (await screen.findByRole('heading', { name: 'Money' })).closest('section') as HTMLElement
  const link = within(money).getByRole('link', { name: 'Deposits' })
  expect(link.getAttribute('href')).toBe(`/deposits?member=${member.id}`)
  const out = within(money).getByRole('link', { name: 'Withdrawals' })
  expect(out.getAttribute('href')).toBe(`/withdrawals?tab=all&member=${member.id}`)
})

test('[OPS-05] a password is asked for, and shown once to the operator who approves it', async () => {
  const approval = {
    id: '7',
    call: 'handOutPassword',
    object: 'account linh',
    before: null,
    after: { mustChangePassword: true },
    reason: 'lost both factors',
    askedBy: 'mai',
    askedAt: member.registeredAt,
    expiresAt: member.registeredAt,
    state: 'waiting',
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
  }
  answer({
    memberRecord: () => member,
    memberTimeline: () => ({ rows: [], next: null }),
    handOutPassword: () => ({ approval: '7' }),
    listApprovals: () => ({ rows: [approval], next: null, waiting: 1 }),
    approveRequest: () => ({ shown: 'aB3dE6gH9kL2nP5rT8vX1z' }),
  })
  const router = await openConsole(`/members/${member.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand out a password' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hand out a password' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'lost both factors')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for approval' }))
  expect(await screen.findByText(/Sent for approval/)).toBeTruthy()
  expect(screen.queryByText('aB3dE6gH9kL2nP5rT8vX1z')).toBeNull()
  await router.navigate({ to: '/approvals' })
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const approving = await screen.findByRole('dialog', { name: /^Approve/ })
  await userEvent.type(within(approving).getByRole('textbox', { name: /Reason/ }), 'I saw her passport')
  await userEvent.click(within(approving).getByRole('button', { name: 'Approve' }))
  const shown = await screen.findByRole('dialog', { name: 'Shown this once' })
  expect(within(shown).getByText('aB3dE6gH9kL2nP5rT8vX1z')).toBeTruthy()
  await userEvent.click(within(shown).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('aB3dE6gH9kL2nP5rT8vX1z')
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('aB3dE6gH9kL2nP5rT8vX1z')).toBeNull()
})

test('[OPS-05] an amount leads to its entry, and the entry to the round and back to the member', async () => {
  const round = { vendor: 'PG', roundId: 'a/b?c', gameCode: null, openedAt: member.registeredAt, closedAt: null }
  answer({
    memberRecord: () => member,
    memberStatement: () => ({
      rows: [
        {
          ...{ entryId: '907', at: member.registeredAt, source: 'vendor:PG', kind: 'win', externalId: 'x' },
          ...{ amount: '1250.00', balance: '2000.00', round: { vendor: 'PG', roundId: 'a/b?c' } },
        },
      ],
      next: null,
    }),
    traceEntry: () => ({
      ...{ id: '907', at: member.registeredAt, source: 'vendor:PG', kind: 'win', externalId: 'x', actor: 'vendor:PG' },
      ...{ refusal: null, subject: null, reverses: null, reversedBy: null, legs: [], transaction: null },
      round: { ...round, staked: '10.00', paid: '1250.00', player: member },
    }),
    traceRound: () => ({ round: { ...round, staked: '10.00', paid: '1250.00', player: member }, rows: [], next: null }),
  })
  const router = await openConsole(`/members/${member.id}?tab=statement`)
  await userEvent.click(await screen.findByRole('link', { name: '+1,250.00' }))
  expect(await screen.findByRole('heading', { name: 'Entry #907' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('link', { name: 'PG a/b?c' }))
  expect(await screen.findByRole('heading', { name: 'Round a/b?c' })).toBeTruthy()
  expect(sentTo('traceRound').at(-1)?.[1]).toMatchObject({ vendor: 'PG', roundId: 'a/b?c' })
  await userEvent.click(await screen.findByRole('link', { name: 'linh' }))
  expect(router.state.location.pathname).toBe(`/members/${member.id}`)
})

test('[WAL-07] what a member must bet stands on its record, with what is left of all and the way to each deposit', async () => {
  const lot = {
    state: 'active',
    createdAt: member.registeredAt,
    overAt: null,
    factor: 3,
    contribution: null,
    largestBet: null,
  } as const
  answer({
    memberRecord: () => member,
    memberTurnover: () => ({
      left: '301000.00',
      rows: [
        {
          ...{ ...lot, id: '2', source: 'deposit', reference: 'AAAAAAAAAAAA', amount: '100000.00' },
          ...{ required: '300000.00', done: '0.00', left: '300000.00' },
        },
        {
          ...{ ...lot, id: '1', source: 'adjustment', reference: 'a gift', factor: 1, amount: '2000.00' },
          ...{ required: '2000.00', done: '1000.00', left: '1000.00' },
        },
        {
          ...{ ...lot, id: '3', source: 'bonus', reference: 'reward 9', factor: 12, amount: '500000.00' },
          ...{ required: '150000000.00', done: '150000000.00', left: '0.00', state: 'done' },
        },
      ],
      next: null,
    }),
  })
  await openConsole(`/members/${member.id}?tab=turnover`)
  const link = await screen.findByRole('link', { name: 'AAAAAAAAAAAA' })
  expect(link.getAttribute('href')).toBe('/deposits/AAAAAAAAAAAA')
  expect(screen.queryByRole('link', { name: 'a gift' })).toBeNull()
  expect(screen.getByText('301,000.00')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Deposit included' })).toBeTruthy()
  expect(screen.getByText('12,000,000.00')).toBeTruthy()
  expect(screen.getAllByText('Open')).toHaveLength(2)
})
