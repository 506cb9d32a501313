import { avatars } from '@banyan/contract/identity/account.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import type { Db } from '#/platform/db/handles.ts'
import { profileOf } from './store/accounts.ts'

/** What an account is told of itself; one that has chosen no avatar shows the default. */
export async function ownAccountOf(db: Db, id: bigint): Promise<OwnAccount> {
  const { nickname, username, publicId, type, language, avatar } = await profileOf(db, id)
  return {
    nickname,
    account: username,
    id: publicId,
    type: type as OwnAccount['type'],
    language,
    icon: avatars.find((name) => name === avatar) ?? avatars[0],
  }
}
