import type { BodyOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { createAccount, type NewAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import type { World } from '#/test-world/world.ts'
import { PasswordHashing } from '../password-hashing.ts'

type LoginBody = BodyOf<typeof calls.login>

const passwords = new PasswordHashing()

/** Makes an account that signs in with this password. */
export async function accountWith(
  w: World,
  username: string,
  password: string,
  given: Partial<NewAccount> = {},
): Promise<bigint> {
  const passwordHash = await passwords.hash(password)
  return await w.database.transaction((tx) => createAccount(tx, anAccount({ username, passwordHash, ...given })))
}

type Given = { readonly [Field in keyof LoginBody]?: LoginBody[Field] | undefined }

/** Sends a login by username, with a pass of its own unless one is given. */
export async function logIn(w: World, from: Browser, body: Given): Promise<LightMyRequestResponse> {
  const passToken = await passFor(w, from, 'login')
  return await from.postSealed(calls.login.path, { type: 'username', passToken, ...body })
}

/** Locks every account that has failed for a minute from now: the first ones last a second, which a busy machine may need itself. */
export async function lengthenLocks(w: World): Promise<void> {
  const lockedUntil = new Date(Date.now() + 60_000)
  await w.database.transaction((tx) =>
    tx.updateTable('login_failures').set({ locked_until: lockedUntil }).where('kind', '=', 'account').execute(),
  )
}
