import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { insertAction } from '../store/operator-actions.ts'
import { recordActions } from './record-actions.ts'

const request = { call: 'changeRegions', actor: 'dao.pham', address: '198.18.0.1', requestId: 'r1' }

onEachEngine("operators' actions", (engine) => {
  test('a change and its record are made together or not at all', async () => {
    const database = await emptyDatabase(engine)
    const record = recordActions(database)
    const change = (requestId: string, object: string) =>
      record({ ...request, requestId }, async (tx) => {
        await tx.insertInto('settings').values({ section: object, version: 1, value: '{}', changed_by: 'x' }).execute()
        return { value: object, object }
      })
    expect(await change('r1', 'made')).toBe('made')
    await expect(change('x'.repeat(61), 'never')).rejects.toMatchObject({ constraint: 'request_id_is_bounded' })
    await expect(change('r3', 'made')).rejects.toThrow()
    const changed = await database.db.selectFrom('settings').select('section').execute()
    const kept = await database.db.selectFrom('operator_actions').select(['object', 'request_id']).execute()
    expect({ changed, kept }).toEqual({
      changed: [{ section: 'made' }],
      kept: [{ object: 'made', request_id: 'r1' }],
    })
  })

  test.each([
    'update operator_actions set actor = actor',
    'delete from operator_actions',
    'delete from operator_actions where false',
    'truncate operator_actions',
  ])('%s is refused', async (statement) => {
    const database = await emptyDatabase(engine)
    await database.transaction((tx) =>
      insertAction(tx, {
        ...request,
        object: 'settings regions',
        before: null,
        after: { denied: [] },
        reason: null,
        approvalId: null,
      }),
    )
    await expect(database.transaction((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: '23001' })
    expect(await database.db.selectFrom('operator_actions').select('after').execute()).toEqual([
      { after: { denied: [] } },
    ])
  })
})
