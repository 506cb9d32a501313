import { memberActions } from '@banyan/contract/identity/operator-member-actions.ts'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { type AccessActParts, bindAccessAct } from '../access-act.ts'
import { mintSignInCode } from '../use-cases/mint-sign-in-code.ts'

/** Lets in a member or an agent who can't sign in; the approving operator is shown the address. */
export function signInCodeCall(parts: AccessActParts) {
  return bindAccessAct(parts, { call: memberActions.mintSignInCode, act: 'signInCode' }, async (tx, { username }) => {
    const { accountId: id, code } = await mintSignInCode(tx, username)
    const shown = `${parts.publicUrl.origin}/?token=${code}`
    // Codes that were minted before stay valid; what is new is this one.
    const moving = { before: { newCode: null }, after: { newCode: 'minted' } }
    return { member: { id, usernameKey: foldUsername(username) }, moving, shown }
  })
}
