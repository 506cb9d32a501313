import { join } from 'node:path'
import { findAccount } from '#/modules/accounts/accounts.ts'
import { createOperator, type MadeOperator, type OperatorParts } from '#/modules/sign-in/operators.ts'
import type { Database } from '#/platform/db/database.ts'
import type { DemoLogin } from '#/platform/parent.ts'
import { readSecretFile, writeSecretFile } from './secret-file.ts'

const operator = { username: 'operator', nickname: 'Ngọc Mai', issuer: 'Banyan Play' }

/** Makes the demo's operator where this database lacks it; answers its login while the file in `folder` tells it. */
export async function prepareOperator(database: Database, folder: string, parts: OperatorParts): Promise<DemoLogin[]> {
  const file = join(folder, 'demo-operator.json')
  if ((await findAccount(database.db, operator.username)) === undefined) {
    // The file before the commit: an account whose password nobody knows would be of no use.
    await database.transaction(async (tx) => writeSecretFile(file, await createOperator(tx, parts, operator)))
  }
  const made = readSecretFile<MadeOperator>(file)
  return made === undefined ? [] : [{ role: 'Operator', ...made }]
}
