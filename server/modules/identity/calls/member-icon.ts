import { avatars } from '@banyan/contract/identity/account.ts'
import { changeMemberIcon, memberIcon } from '@banyan/contract/identity/member-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '../cases/signed-in.ts'
import { profileOf, setAvatar } from '../store/accounts.ts'

/** Reading and changing the avatar. */
export function memberIconBindings(database: Database): Binding[] {
  return [
    bind(memberIcon, async (_input, { principal }) => {
      const { avatar } = await profileOf(database.db, signedIn(principal).id)
      return { icon: avatars.find((name) => name === avatar) ?? avatars[0] }
    }),
    bind(changeMemberIcon, async ({ body }, { principal }) => {
      await database.transaction((tx) => setAvatar(tx, signedIn(principal).id, body.icon))
      return {}
    }),
  ]
}
