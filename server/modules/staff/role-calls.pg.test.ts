import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { formerDatabase } from '#/test-world/former-database.ts'
import { onPostgres } from '#/test-world/test-database.ts'

onPostgres('calls of stored roles', () => {
  test('[ACC-23] roles that are older than a call get it beside its nearest relative', async () => {
    await using former = await formerDatabase('0111-lottery-draw-schemes.sql')
    const roles = [
      { name: 'owner', calls: ['*'] },
      { name: 'payouts', calls: ['listWithdrawals', 'refundLeg'] },
      { name: 'desk', calls: ['holdMoney', 'markMember', 'refundLeg'] },
      { name: 'reader', calls: [] },
    ]
    await former.client.query("insert into settings values ('roles', 3, $1, now(), 'mai')", [JSON.stringify({ roles })])
    await using database = await openDatabase({ engine: 'postgres', url: former.url })
    await database.migrate()
    const { rows } = await former.client.query("select version, value from settings where section = 'roles'")
    expect(rows).toEqual([
      {
        version: 3,
        value: {
          roles: [
            { name: 'owner', calls: ['*'] },
            { name: 'payouts', calls: ['listWithdrawals', 'refundLeg', 'returnLeg'] },
            { name: 'desk', calls: ['holdMoney', 'markMember', 'refundLeg', 'returnLeg'] },
            { name: 'reader', calls: [] },
          ],
        },
      },
    ])
  })
})
