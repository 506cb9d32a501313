import { accountTypes } from '#/modules/accounts/account-types.ts'
import { findAccount, lockAccounts, profileOf, setSuspended } from '#/modules/accounts/accounts.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { type MadeOperator, type OperatorParts, renewOperator } from '#/modules/sign-in/operators.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { ownersAmong } from '../roles.ts'
import { countActive, hasAnother, lockStaff, roleOf, setRole } from '../store/operators.ts'

/** An operator's account as staff is managed. */
export interface StaffMember {
  readonly id: bigint
  readonly username: string
}

/** The operator with this name; a member's or an agent's account is none. */
export async function operatorNamed(db: Db, username: string): Promise<StaffMember> {
  const id = await findAccount(db, username)
  const profile = id === undefined ? undefined : await profileOf(db, id)
  if (id === undefined || profile?.type !== accountTypes.operator) throw new Refusal('account_not_found')
  return { id, username: profile.username }
}

interface RoleChange {
  readonly username: string
  readonly role: string | null
}

/** Gives an operator another role, or none; answers what it was and is. */
export async function changeRole(tx: Tx, settings: MerchantSettings, { username, role }: RoleChange) {
  await lockStaff(tx)
  const operator = await operatorNamed(tx, username)
  const { roles } = settings.current('roles')
  if (role !== null && !roles.some(({ name }) => name === role)) throw new Refusal('role_not_found')
  const before = await roleOf(tx, operator.id)
  if (before === role) throw new Refusal('nothing_to_change')
  if (!ownersAmong(roles).includes(role ?? '')) await keepAnOwner(tx, settings, operator.id)
  await setRole(tx, operator.id, role)
  return { object: `operator ${operator.username}`, before: { role: before }, after: { role } }
}

/** Locks an operator out, who is not the one that asks. */
export async function lockOperator(tx: Tx, settings: MerchantSettings, operator: StaffMember): Promise<void> {
  await lockStaff(tx)
  await keepAnOwner(tx, settings, operator.id)
  await refuseUnless(tx, operator, 'active')
  await suspendAccount(tx, operator.id)
}

export async function unlockOperator(tx: Tx, operator: StaffMember): Promise<void> {
  await lockStaff(tx)
  await refuseUnless(tx, operator, 'suspended')
  await setSuspended(tx, operator.id, false)
}

async function refuseUnless(tx: Tx, { id }: StaffMember, state: 'active' | 'suspended'): Promise<void> {
  const [account] = await lockAccounts(tx, [id])
  if (account?.state !== state) throw new Refusal('nothing_to_change')
}

/**
 * Replaces what an operator signs in with. The role goes with it: whoever hands the new access out could use it, and
 * a role comes back by two operators only.
 */
export async function renewAccess(
  tx: Tx,
  settings: MerchantSettings,
  parts: OperatorParts,
  operator: StaffMember,
): Promise<MadeOperator & { readonly roleBefore: string | null }> {
  await lockStaff(tx)
  await keepAnOwner(tx, settings, operator.id)
  const roleBefore = await roleOf(tx, operator.id)
  await setRole(tx, operator.id, null)
  const issuer = settings.current('brand').name
  const made = await renewOperator(tx, parts, { ...operator, issuer })
  return { ...made, roleBefore }
}

/** Refuses what would leave the brand without an active owner. */
async function keepAnOwner(tx: Tx, settings: MerchantSettings, accountId: bigint): Promise<void> {
  const owners = ownersAmong(settings.current('roles').roles)
  const isOwner = owners.includes((await roleOf(tx, accountId)) ?? '')
  if (isOwner && !(await hasAnother(tx, owners, accountId))) throw new Refusal('last_owner')
}

/** Owners without whom no request of the operator key can be approved by one and asked for by another. */
const ownersNeeded = 2

/** Whether the operator key gives roles alone: the first owners have no one to approve them, nor has a last one. */
export async function hasTooFewOwners(db: Db, settings: MerchantSettings): Promise<boolean> {
  const owners = ownersAmong(settings.current('roles').roles)
  return (await countActive(db, owners, ownersNeeded)) < ownersNeeded
}
