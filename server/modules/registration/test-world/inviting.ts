import type { AccountType } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { type AffiliateCodeWish, mintAffiliateCode } from '#/modules/accounts/invitations.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { newSecretText } from '#/platform/crypto/new-secret.ts'
import type { World } from '#/test-world/world.ts'

const newUsername = () => `u${newSecretText('abcdefgh23456789', 11)}`

/** An agent with a code by which it brings members, unless something else is said of it. */
export async function agentWithCode(
  w: World,
  given: Partial<AffiliateCodeWish> & { readonly type?: AccountType } = {},
) {
  const { type = 1, ...wish } = given
  return await w.database.transaction(async (tx) => {
    const ownerId = await createAccount(tx, anAccount({ username: newUsername(), type }))
    const code = (await mintAffiliateCode(tx, { ownerId, kind: 'player', ...wish })) ?? 'none'
    return { ownerId, code }
  })
}

/** A member who recommends the brand by a code. */
export async function referrerWith(
  w: World,
  code: string,
  given: { readonly parentId?: bigint; type?: AccountType } = {},
) {
  return await w.database.transaction(async (tx) => {
    const id = await createAccount(tx, anAccount({ username: newUsername(), ...given }))
    await tx.insertInto('referral_codes').values({ account_id: id, code }).execute()
    return id
  })
}
