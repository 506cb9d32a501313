import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { foldUsername, UsernameTaken } from '#/modules/accounts/accounts.ts'
import { mintSignInCode } from '#/modules/sign-in/members.ts'
import { createOperator, listOperators, type OperatorParts } from '#/modules/sign-in/operators.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'

const listedAtMost = 1_000

export interface OperatorsParts extends OperatorParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'publicUrl'>
}

/** Making operators, and letting in whoever can't sign in. */
export function operatorsBindings({ database, settings, config, ...parts }: OperatorsParts): Binding[] {
  return [
    bindAction(operatorCalls.addOperator, async ({ body: { username } }, _context, record) => {
      const issuer = settings.current('brand').name
      const add = record(async (tx) => {
        const value = await createOperator(tx, parts, { username, issuer })
        return { value, object: `operator ${username}`, after: { username } }
      })
      return await add.catch((error: unknown) => {
        throw error instanceof UsernameTaken ? new Refusal('username_taken') : error
      })
    }),
    bind(operatorCalls.listOperators, async () => ({
      operators: (await listOperators(database.db, listedAtMost)).map(({ madeAt, lastLoginAt, ...row }) => ({
        ...row,
        madeAt: madeAt.toISOString(),
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
      })),
    })),
    bindAction(operatorCalls.mintSignInCode, ({ body: { username } }, _context, record) =>
      record(async (tx) => {
        const code = await mintSignInCode(tx, username)
        const value = { address: `${config.publicUrl.origin}/?token=${code}` }
        return { value, object: `account ${foldUsername(username)}` }
      }),
    ),
  ]
}
