import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { mintSignInCode } from '#/modules/sign-in/members.ts'
import type { Config } from '#/platform/config/config.ts'
import { bindAction } from '#/platform/http/bind.ts'

/** Lets in a member or an agent who can't sign in. */
export function signInCodeCall({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return bindAction(operatorCalls.mintSignInCode, ({ body: { username } }, _context, record) =>
    record(async (tx) => {
      const code = await mintSignInCode(tx, username)
      const value = { address: `${publicUrl.origin}/?token=${code}` }
      return { value, object: `account ${foldUsername(username)}` }
    }),
  )
}
