import { memberInfo } from '@banyan/contract/identity/member-calls.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { ownAccountOf } from '../own-account.ts'

export function memberInfoCall(db: Db) {
  return bind(memberInfo, async (_input, { principal }) => await ownAccountOf(db, signedIn(principal).id))
}
