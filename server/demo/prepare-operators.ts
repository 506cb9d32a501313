import { join } from 'node:path'
import { findAccount } from '#/modules/accounts/accounts.ts'
import { createOperator, type MadeOperator, type OperatorParts } from '#/modules/sign-in/operators.ts'
import { giveRole } from '#/modules/staff/roles.ts'
import type { Database } from '#/platform/db/database.ts'
import type { DemoLogin } from '#/platform/process/parent.ts'
import { readSecretFile, writeSecretFile } from './secret-file.ts'

/** One of each role that a merchant starts with, and a second owner, without whom nothing could be approved. */
const operators = [
  { username: 'operator', nickname: 'Ngọc Mai', role: 'owner', as: 'Operator' },
  { username: 'owner.two', nickname: 'Quốc Anh', role: 'owner', as: 'Second owner' },
  { username: 'finance', nickname: 'Thanh Hà', role: 'finance', as: 'Finance' },
  { username: 'support', nickname: 'Bảo Châu', role: 'support', as: 'Support' },
  { username: 'content', nickname: 'Gia Hân', role: 'content', as: 'Content' },
] as const
const issuer = 'Banyan Play'

type Kept = Readonly<Record<string, MadeOperator>>

/** Makes those of the demo's operators that this database lacks; answers the logins that the file in `folder` tells. */
export async function prepareOperators(database: Database, folder: string, parts: OperatorParts): Promise<DemoLogin[]> {
  const file = join(folder, 'demo-operators.json')
  let kept: Kept = readSecretFile<Kept>(file) ?? {}
  for (const { as: _as, role, ...named } of operators) {
    if ((await findAccount(database.db, named.username)) !== undefined) continue
    await database.transaction(async (tx) => {
      const { id, access } = await createOperator(tx, parts, { ...named, issuer })
      await giveRole(tx, id, role)
      kept = { ...kept, [named.username]: access }
      // The file before the commit: an account whose password nobody knows would be of no use.
      writeSecretFile(file, kept)
    })
  }
  return operators.flatMap(({ as, username }) => {
    const made = kept[username]
    return made === undefined ? [] : [{ role: as, ...made }]
  })
}
