import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { type TOTP, URI } from 'otpauth'
import { anotherAddress, sealBody, sealedHeaders } from '#/test-world/sealed-body.ts'
import type { World } from '#/test-world/world.ts'

/** An operator as the call that makes one shows it. */
export interface ShownOperator {
  readonly username: string
  readonly password: string
  readonly authenticator: string
}

/** Adds an operator by the key, an owner unless told, whose first password is taken for its own. */
export async function addOperator(w: World, username = 'dao.pham', role = 'owner'): Promise<ShownOperator> {
  const made = await addNewOperator(w, username, role)
  const usernameKey = username.toLowerCase()
  await w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ must_change_password: false }).where('username_key', '=', usernameKey).execute(),
  )
  return made
}

/** Adds an operator by the key, who has to choose a password. The role needs no approval here. */
export async function addNewOperator(w: World, username: string, role = 'owner'): Promise<ShownOperator> {
  const sent = {
    method: 'POST',
    url: calls.addOperator.path,
    headers: w.operatorHeaders,
    payload: { username },
  } as const
  const { value } = (await w.app.operator.inject(sent)).json()
  const usernameKey = username.toLowerCase()
  await w.database.transaction((tx) =>
    tx
      .updateTable('operators')
      .set({ role })
      .where('account_id', 'in', tx.selectFrom('accounts').select('id').where('username_key', '=', usernameKey))
      .execute(),
  )
  return value
}

/** The code that the authenticator shows when its own clock is so many seconds off the server's. */
export async function codeOf(w: World, { authenticator }: ShownOperator, secondsOff = 0): Promise<string> {
  const { now } = (await w.app.operator.inject(calls.operatorBodyKey.path)).json().value
  const totp = URI.parse(authenticator) as TOTP
  return totp.generate({ timestamp: Date.parse(now) + secondsOff * 1000 })
}

/** A code that no step near now has. */
export async function wrongCode(w: World, operator: ShownOperator): Promise<string> {
  const near = await Promise.all([-60, -30, 0, 30, 60].map((off) => codeOf(w, operator, off)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** Sends the login as the console does, each time from another address unless one is named. */
export async function logIn(
  w: World,
  { username, password, code }: { readonly username: string; readonly password: string; readonly code: string },
  { remoteAddress = anotherAddress(), cookie }: { readonly remoteAddress?: string; readonly cookie?: string } = {},
): Promise<LightMyRequestResponse> {
  return await w.app.operator.inject({
    method: 'POST',
    url: calls.operatorLogin.path,
    headers: { ...sealedHeaders, ...(cookie && { cookie }) },
    payload: await sealBody(await w.bodyKey(), calls.operatorLogin.id, JSON.stringify({ username, password, code })),
    remoteAddress,
  })
}

/** What the browser sends after a login that passed. */
export function pairOf(answer: LightMyRequestResponse): { readonly cookie: string; readonly token: string } {
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1)
  return { cookie, token: answer.json().value.token }
}
