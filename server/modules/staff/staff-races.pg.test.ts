import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { addOperator } from '#/modules/sign-in/test-world/operator-browser.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'

type Headers = Readonly<Record<string, string>>

async function post(w: World, call: { readonly path: string }, payload: object, headers: Headers) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const { success, code, value } = (await w.app.operator.inject(sent)).json()
  return success ? value : code
}

async function owners(w: World, names: readonly string[]): Promise<Headers[]> {
  const clients = names.map((username) => w.signIn({ username, type: accountTypes.operator }))
  return (await Promise.all(clients)).map(({ consoleHeaders }) => consoleHeaders)
}

onPostgres('races among operators', () => {
  test('[ACC-23] of ten who decide one request at once exactly one does', async () => {
    await using w = await world({ engine: 'postgres' })
    const [asker, ...deciders] = await owners(w, ['asker', ...Array.from({ length: 10 }, (_, i) => `decider-${i}`)])
    if (!asker) throw new Error('the first of them asks')
    await addOperator(w, 'dao', 'support')
    const asked = { username: 'dao', role: 'finance', reason: 'counts well' }
    const { approval: id } = await post(w, calls.changeOperatorRole, asked, asker)
    const answers = await Promise.all(
      deciders.map((headers, i) =>
        i % 2 === 0
          ? post(w, calls.approveRequest, { id }, headers)
          : post(w, calls.rejectRequest, { id, reason: 'no, not her' }, headers),
      ),
    )
    expect(answers.filter((answer) => answer !== 'approval_over')).toEqual([{}])
    const { state } = await w.database.db.selectFrom('approvals').select('state').executeTakeFirstOrThrow()
    const { role } = await w.database.db
      .selectFrom('operators')
      .innerJoin('accounts', 'accounts.id', 'operators.account_id')
      .select('role')
      .where('username', '=', 'dao')
      .executeTakeFirstOrThrow()
    expect(role).toBe(state === 'approved' ? 'finance' : 'support')
  })

  test('[ACC-23] of owners who lock each other out at once one stays', async () => {
    await using w = await world({ engine: 'postgres' })
    const names = ['owner-a', 'owner-b', 'owner-c', 'owner-d']
    const all = await owners(w, names)
    const answers = await Promise.all(
      all.map((headers, i) =>
        post(w, calls.lockOperator, { username: names[(i + 1) % names.length], reason: 'a coup' }, headers),
      ),
    )
    const active = await w.database.db.selectFrom('accounts').select('username').where('state', '=', 'active').execute()
    expect(active.length).toBeGreaterThan(0)
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(names.length - active.length)
  })

  test('[OPS-05] what many operators do at once is one chain', async () => {
    await using w = await world({ engine: 'postgres' })
    const all = await owners(w, ['owner-a', 'owner-b', 'owner-c', 'owner-d'])
    const mint = (headers: Headers) =>
      post(w, calls.endOperatorSessions, { username: 'owner-e', reason: 'a test' }, headers)
    await owners(w, ['owner-e'])
    await Promise.all(Array.from({ length: 40 }, (_, i) => mint(all[i % all.length] ?? {})))
    expect(await post(w, calls.proveAudit, {}, w.operatorHeaders)).toMatchObject({ records: 40, broken: null })
  })

  test('[OPS-07] [WAL-02] of one change of money settings that is asked for in several tabs at once, one request waits', async () => {
    await using w = await world({ engine: 'postgres' })
    const [mai] = await owners(w, ['mai'])
    const value = { ...w.settings.current('approvals'), waitsHours: 48 }
    const ask = async () => {
      const payload = { version: 0, value, reason: 'weekends' }
      const sent = { method: 'PUT', url: calls.changeApprovals.path, payload, headers: { ...mai } } as const
      return (await w.app.operator.inject({ ...sent, remoteAddress: anotherAddress() })).json().value.approval
    }
    expect(new Set(await Promise.all(Array.from({ length: 8 }, ask))).size).toBe(1)
    expect(await w.database.db.selectFrom('approvals').select('id').execute()).toHaveLength(1)
  })
})
