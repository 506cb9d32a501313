import { turnoverLots } from '@banyan/contract/wallet/turnover-calls.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { turnoverOf } from '../use-cases/present-turnover.ts'

/** What the account must bet before its money may go out. */
export function turnoverCall(db: Db): Binding {
  return bind(turnoverLots, async ({ query }, { principal }) => await turnoverOf(db, signedIn(principal).id, query))
}
