import type { BodyOf, CallDefinition, ValueOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount, type NewAccount } from '#/modules/accounts/accounts.ts'
import { giveAuthenticator } from '#/modules/sign-in/test-world/given-authenticators.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import type { World } from '#/test-world/world.ts'

/** An answer of the operators' port: a value, or the code of a refusal. */
export interface Answered<Value> {
  readonly status: number
  readonly code: string | undefined
  readonly value: Value
}

/** Asks a reading call; what the query leaves out has its default. */
export async function look<Call extends CallDefinition>(
  w: World,
  call: Call,
  query: Readonly<Record<string, string | number>>,
  headers: Readonly<Record<string, string>> = w.operatorHeaders,
): Promise<Answered<ValueOf<Call>>> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await w.app.operator.inject({ url: `${call.path}?${text}`, headers })
  const { code, value } = answer.json()
  return { status: answer.statusCode, code, value }
}

/** Asks a call that acts. */
export async function act<Call extends CallDefinition>(
  w: World,
  call: Call,
  body: BodyOf<Call>,
): Promise<Answered<ValueOf<Call>>> {
  const { method, path: url } = call
  const payload = JSON.stringify(body)
  const headers = { ...w.operatorHeaders, 'content-type': 'application/json' }
  const answer = await w.app.operator.inject({ method, url, headers, payload })
  const { code, value } = answer.json()
  return { status: answer.statusCode, code, value }
}

/** Asks a call that needs a second operator by the key, and approves it as an owner of this name. */
export async function actTogether<Call extends CallDefinition>(
  w: World,
  call: Call,
  body: BodyOf<Call>,
  approver = 'second.pair',
): Promise<Answered<{ readonly shown?: string }>> {
  const asked = await act(w, call, body)
  if (asked.code !== undefined) return asked as unknown as Answered<{ readonly shown?: string }>
  const { approval } = asked.value as { readonly approval: string }
  const headers = await approverHeaders(w, approver)
  const sent = { method: 'POST', url: calls.approveRequest.path, headers, payload: { id: approval } } as const
  const answer = await w.app.operator.inject({ ...sent, remoteAddress: anotherAddress() })
  const { code, value } = answer.json()
  return { status: answer.statusCode, code, value }
}

const approvers = new WeakMap<World, Map<string, Promise<Readonly<Record<string, string>>>>>()

/** What an owner's browser sends, one for each name and world. */
async function approverHeaders(w: World, username: string): Promise<Readonly<Record<string, string>>> {
  const known = approvers.get(w) ?? new Map<string, Promise<Readonly<Record<string, string>>>>()
  approvers.set(w, known)
  const headers =
    known.get(username) ?? w.signIn({ username, type: accountTypes.operator }).then((own) => own.consoleHeaders)
  known.set(username, headers)
  return await headers
}

/** A member with its public id. */
export interface DeskMember {
  readonly accountId: bigint
  readonly id: string
}

/** A member or another account, without a session. */
export async function deskMember(
  w: World,
  given: Partial<NewAccount> & { readonly username: string },
): Promise<DeskMember> {
  const accountId = await w.database.transaction((tx) => createAccount(tx, { type: accountTypes.member, ...given }))
  return { accountId, id: await publicIdOf(w, accountId) }
}

export async function publicIdOf(w: World, accountId: bigint): Promise<string> {
  const { public_id: id } = await w.database.db
    .selectFrom('accounts')
    .select('public_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return id
}

/** Closes an account, as whatever closes accounts will. */
export async function closeForGood(w: World, accountId: bigint): Promise<void> {
  await w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ state: 'closed' }).where('id', '=', accountId).execute(),
  )
}

/** Sets an authenticator up for a member by its public id. */
export async function withAuthenticator(w: World, publicId: string): Promise<void> {
  const { id } = await w.database.db
    .selectFrom('accounts')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  await giveAuthenticator(w, id)
}
