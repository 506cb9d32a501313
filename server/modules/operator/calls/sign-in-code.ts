import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { mintSignInCode, type TellChangedParts, tellSignInCode } from '#/modules/sign-in/members.ts'
import { bindAction } from '#/platform/http/bind.ts'

/** Lets in a member or an agent who can't sign in; the owner is told of it by mail. */
export function signInCodeCall(parts: TellChangedParts) {
  return bindAction(operatorCalls.mintSignInCode, async ({ body: { username, reason } }, context, record) => {
    const minted = await record(async (tx) => ({
      value: await mintSignInCode(tx, username),
      object: `account ${foldUsername(username)}`,
      reason,
    }))
    const { accountId, code } = minted.value
    await tellSignInCode(parts, accountId, context)
    return minted.as({ address: `${parts.publicUrl.origin}/?token=${code}` })
  })
}
