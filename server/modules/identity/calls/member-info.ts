import { memberInfo } from '@banyan/contract/identity/member-calls.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '../cases/signed-in.ts'
import { profileOf } from '../store/accounts.ts'

export function memberInfoCall(db: Db) {
  return bind(memberInfo, async (_input, { principal }) => {
    const { nickname, username, publicId, type, language } = await profileOf(db, signedIn(principal).id)
    return { nickname, account: username, id: publicId, type: type as 0, language }
  })
}
