import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { formerDatabase } from '#/test-world/former-database.ts'
import { onPostgres } from '#/test-world/test-database.ts'

onPostgres('hosts of passkeys', () => {
  test('[MEM-02] mirrors that members use passkeys on keep them when two operators decide of them', async () => {
    await using former = await formerDatabase('0112-platform-settings-of-new-calls.sql')
    const brand = { mainDomain: 'play.example', domains: ['two.example', 'play.example'] }
    await former.client.query("insert into settings values ('brand', 4, $1, now(), 'mai')", [JSON.stringify(brand)])
    await using database = await openDatabase({ engine: 'postgres', url: former.url })
    await database.migrate()
    for (const table of ['settings', 'settings_history']) {
      const { rows } = await former.client.query(`select version, value from ${table} where section = 'passkeys'`)
      expect(rows).toEqual([{ version: 1, value: { domains: ['play.example', 'two.example'] } }])
    }
  })
})
