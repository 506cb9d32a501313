import { changeMemberIcon, memberIcon } from '@banyan/contract/identity/member-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { ownAccountOf } from '../own-account.ts'
import { setAvatar } from '../store/accounts.ts'

/** Reading and changing the avatar. */
export function memberIconBindings(database: Database): Binding[] {
  return [
    bind(memberIcon, async (_input, { principal }) => {
      const { icon } = await ownAccountOf(database.db, signedIn(principal).id)
      return { icon }
    }),
    bind(changeMemberIcon, async ({ body }, { principal }) => {
      await database.transaction((tx) => setAvatar(tx, signedIn(principal).id, body.icon))
      return {}
    }),
  ]
}
