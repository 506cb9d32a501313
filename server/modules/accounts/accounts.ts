import type { Db, Tx } from '#/platform/db/handles.ts'
import { type AccountType, isAgentType } from './account-types.ts'
import { deleteWordsOf, insertWords } from './store/account-words.ts'
import * as rows from './store/accounts.ts'
import { wordsOfNames } from './use-cases/name-words.ts'

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
  if (parentId !== null && !isAgentType((await rows.accountTypeOf(tx, parentId)) ?? -1))
    throw new Error(`account ${parentId} is no agent, so nobody can stand below it`)
  const username = account.username.trim()
  const { type, nickname = username } = account
  const id = await rows.insertAccount(tx, {
    type,
    parentId,
    username,
    usernameKey: foldUsername(username),
    nickname,
    language: account.language ?? null,
    passwordHash: account.passwordHash ?? null,
    passwordIsWeak: account.passwordIsWeak ?? false,
    mustChangePassword: account.mustChangePassword ?? false,
    hasPortalAccess: account.hasPortalAccess ?? true,
  })
  if (id === undefined) throw new UsernameTaken()
  await rows.insertIntoTree(tx, id, parentId)
  await insertWords(tx, wordsOfNames({ id, type, username, nickname }))
  return id
}

/** What makes two usernames the same: surrounding spaces, case and Unicode spelling don't tell them apart. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase()
}

/** The account with this username, in whatever spelling. */
export async function findAccount(db: Db, username: string): Promise<bigint | undefined> {
  return await rows.accountOfUsername(db, foldUsername(username))
}

/** Suspends a locked account, or lets it in again. `sign-in` ends what lets its owner in; a closed account stays closed. */
export async function setSuspended(tx: Tx, accountId: bigint, isSuspended: boolean): Promise<void> {
  await rows.setState(tx, accountId, isSuspended ? 'suspended' : 'active')
}

/** What a sign-in must know of a locked account. */
export type AccountToSignIn = rows.AccountToSignIn

/** Locks accounts until the transaction ends, in the order of their ids; every write that concerns one holds this first. */
export const lockAccounts = rows.lockAccounts
/** Usernames by account id. */
export const usernamesOf = rows.usernamesOf
/** Public id, type, names, language and avatar of an account. */
export const profileOf = rows.profileOf
/** The account with this folded username that a one-time code may sign in at the portal. */
export const accountToHandOver = rows.accountToHandOver
/** Notes an account's first sign-in. */
export const noteFirstLogin = rows.noteFirstLogin

/** Changes the name that others see, and what operators find the account by. */
export async function setNickname(tx: Tx, accountId: bigint, nickname: string): Promise<void> {
  const account = await rows.setNickname(tx, accountId, nickname)
  await deleteWordsOf(tx, accountId)
  await insertWords(tx, wordsOfNames(account))
}
