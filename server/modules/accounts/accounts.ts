import type { Tx } from '#/platform/db/handles.ts'
import { type AccountType, isAgentType } from './account-types.ts'
import { foldedUsername } from './folded-username.ts'
import { accountTypeOf, insertAccount, insertIntoTree } from './store/accounts.ts'

export interface NewAccount {
  readonly type: AccountType
  readonly username: string
  /** Shown to others; the username, where none is given. */
  readonly nickname?: string
  /** The agent above it. */
  readonly parentId?: bigint
  readonly language?: string
  /** Argon2id in PHC notation; absent for who signs in without a password. */
  readonly passwordHash?: string
  readonly passwordIsWeak?: boolean
  readonly mustChangePassword?: boolean
  readonly hasPortalAccess?: boolean
}

/** The username belongs to somebody, whatever its case. */
export class UsernameTaken extends Error {
  override name = 'UsernameTaken'
}

/** Makes an account and gives it its place in the tree, which it keeps; only agents stand above others. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<bigint> {
  const { parentId = null } = account
  if (parentId !== null && !isAgentType((await accountTypeOf(tx, parentId)) ?? -1))
    throw new Error(`account ${parentId} is no agent, so nobody can stand below it`)
  const username = account.username.trim()
  const id = await insertAccount(tx, {
    type: account.type,
    parentId,
    username,
    usernameKey: foldedUsername(username),
    nickname: account.nickname ?? username,
    language: account.language ?? null,
    passwordHash: account.passwordHash ?? null,
    passwordIsWeak: account.passwordIsWeak ?? false,
    mustChangePassword: account.mustChangePassword ?? false,
    hasPortalAccess: account.hasPortalAccess ?? true,
  })
  if (id === undefined) throw new UsernameTaken()
  await insertIntoTree(tx, id, parentId)
  return id
}
