import { changeLanguage, changeMemberIcon, memberIcon, memberInfo } from '@banyan/contract/identity/member-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { ownAccountOf } from '../own-account.ts'
import { setAvatar, setLanguage } from '../store/accounts.ts'

/** What an account reads and changes of itself: names, avatar, language. */
export function ownAccountBindings(database: Database): Binding[] {
  return [
    bind(memberInfo, async (_input, { principal }) => await ownAccountOf(database.db, signedIn(principal).id)),
    bind(memberIcon, async (_input, { principal }) => {
      const { icon } = await ownAccountOf(database.db, signedIn(principal).id)
      return { icon }
    }),
    bind(changeMemberIcon, async ({ body }, { principal }) => {
      await database.transaction((tx) => setAvatar(tx, signedIn(principal).id, body.icon))
      return {}
    }),
    bind(changeLanguage, async ({ body: { language } }, { principal, languageFor }) => {
      if (languageFor(language).code !== language) throw new InvalidInput([{ path: '/body/language', rule: 'enum' }])
      await database.transaction((tx) => setLanguage(tx, signedIn(principal).id, language))
      return {}
    }),
  ]
}
