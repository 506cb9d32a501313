import { newSecretText } from '#/platform/crypto/new-secret.ts'
import type { World } from '#/test-world/world.ts'
import { anAccount } from '../account-builder.ts'
import type { AccountType } from '../account-types.ts'
import { createAccount } from '../create-account.ts'
import { type AffiliateCodeWish, mintAffiliateCode } from '../mint-affiliate-code.ts'
import { insertReferralCode } from '../store/referral-codes.ts'

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
    await insertReferralCode(tx, id, code)
    return id
  })
}
