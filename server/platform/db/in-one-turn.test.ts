import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { emptyDatabase, onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { openDatabase } from './database.ts'
import type { Tx } from './handles.ts'
import { inOneTurn } from './in-one-turn.ts'

const addVendor = (tx: Tx, code: string) =>
  tx.insertInto('game_vendors').values({ code, rank: 1, display_names: '{"en":"x"}', icon_url: '' }).execute()
const codesIn = async (tx: Tx) => (await tx.selectFrom('game_vendors').select('code').execute()).map(({ code }) => code)

onEachEngine('a turn to the database', (engine) => {
  test('its statements run in order, each sees what those before it wrote, and answer by name', async () => {
    const { transaction } = await emptyDatabase(engine)
    const answers = await transaction((tx) =>
      inOneTurn(tx, {
        before: (turn) => codesIn(turn),
        first: (turn) => addVendor(turn, 'AA'),
        between: (turn) => codesIn(turn),
        nested: (turn) => inOneTurn(turn, { second: (inner) => addVendor(inner, 'BB'), after: codesIn }),
        last: (turn) => codesIn(turn),
      }),
    )
    expect(answers).toMatchObject({ before: [], between: ['AA'], nested: { after: ['AA', 'BB'] }, last: ['AA', 'BB'] })
  })

  test('the first failure is thrown, and nothing of the transaction stays', async () => {
    const { transaction, db } = await emptyDatabase(engine)
    const failing = transaction((tx) =>
      inOneTurn(tx, {
        written: (turn) => addVendor(turn, 'AA'),
        wrong: (turn) => sql`select 1 / 0`.execute(turn),
        refused: (turn) => addVendor(turn, 'BB'),
      }),
    )
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await db.selectFrom('game_vendors').select('code').execute()).toEqual([])
  })
})

onPostgres('a turn to the database', () => {
  test('its statements are all sent before the first answer', async () => {
    await using own = await ownDatabase('turn')
    const steps: string[] = []
    const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
    const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [, name] = /as (\w+)$/.exec(String(args[0])) ?? []
      if (name) steps.push(`${name} sent`)
      const answer = await send.apply(this, args)
      if (name) steps.push(`${name} answered`)
      return answer
    } as never)
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    await database.transaction((tx) =>
      inOneTurn(tx, {
        one: (turn) => sql`select 1 as one`.execute(turn),
        two: (turn) => sql`select 2 as two`.execute(turn),
      }),
    )
    watch.mockRestore()
    expect(steps).toEqual(['one sent', 'two sent', 'one answered', 'two answered'])
  })
})
