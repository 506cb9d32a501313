import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { emptyDatabase, onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import type { Db, Tx } from './handles.ts'
import { inATurn, inOneTurn, type Statement } from './turns.ts'
import { isLockTimeout, isUnavailable } from './unavailable.ts'

const adding = (code: string): Statement =>
  sql`insert into game_vendors (code, rank, display_names, icon_url) values (${code}, 1, '{"en":"x"}', '')`
const broken = {
  compile: () => {
    throw new Error('no statement')
  },
} as unknown as Statement
const addVendor = (tx: Tx, code: string) => adding(code).execute(tx)
const codesIn = async (db: Db) => (await db.selectFrom('game_vendors').select('code').execute()).map(({ code }) => code)

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

onEachEngine('a transaction that is known before it begins', (engine) => {
  const all = sql<{ code: string }>`select code from game_vendors order by code`

  test('answers the rows of its last statement, and is kept; so is one statement by itself', async () => {
    const { atOnce, db } = await emptyDatabase(engine)
    expect(await atOnce(adding('AA'), adding('BB'), all)).toEqual([{ code: 'AA' }, { code: 'BB' }])
    expect(await atOnce(sql`${adding('CC')} returning code`)).toEqual([{ code: 'CC' }])
    expect(await codesIn(db)).toHaveLength(3)
  })

  test('is taken back whole where one fails, or can’t be made', async () => {
    const { atOnce, db } = await emptyDatabase(engine)
    await expect(atOnce(adding('AA'), sql`select 1 / 0`, all)).rejects.toMatchObject({ code: '22012' })
    await expect(atOnce(adding('AA'), broken, all)).rejects.toThrow('no statement')
    expect(await codesIn(db)).toEqual([])
    expect(await atOnce(all)).toEqual([])
  })
})

/** What is sent to PostgreSQL and answered while `work` runs, of statements with a name. */
async function stepsOf(name: RegExp, work: (database: Database) => Promise<unknown>): Promise<string[]> {
  await using own = await ownDatabase('turns')
  const steps: string[] = []
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [found] = name.exec(String(args[0])) ?? []
    if (found) steps.push(`${found} sent`)
    const answer = await send.apply(this, args)
    if (found) steps.push(`${found} answered`)
    return answer
  } as never)
  await using database = await openDatabase({ engine: 'postgres', url: own.url })
  await work(database)
  watch.mockRestore()
  return steps
}

onPostgres('a turn to the database', () => {
  test('its statements are all sent before the first answer', async () => {
    const steps = await stepsOf(/(?<=as )\w+$/, ({ transaction }) =>
      transaction((tx) =>
        inOneTurn(tx, {
          one: (turn) => sql`select 1 as one`.execute(turn),
          two: (turn) => sql`select 2 as two`.execute(turn),
        }),
      ),
    )
    expect(steps).toEqual(['one sent', 'two sent', 'one answered', 'two answered'])
  })
})

onEachEngine('a transaction in turns', (engine) => {
  test('what it reads, and what a turn between reads, is answered; what it writes is there once it commits', async () => {
    const { inTurns, db } = await emptyDatabase(engine)
    const answers = await inTurns(async (turns) => {
      const first = await turns.begin({ codes: codesIn, one: (tx) => sql`select 1 as one`.execute(tx) })
      const between = await turns.turn(codesIn)
      await turns.commit([adding('AA'), adding('BB')])
      return { first: first.codes, one: first.one.rows, between }
    })
    expect(answers).toEqual({ first: [], one: [{ one: 1 }], between: [] })
    expect(await codesIn(db)).toEqual(['AA', 'BB'])
  })

  test('one that does not commit is taken back', async () => {
    const { inTurns, db } = await emptyDatabase(engine)
    await inTurns(async (turns) => {
      await turns.begin({ codes: codesIn })
      await turns.turn((tx) => adding('AA').execute(tx))
    })
    const thrown = inTurns(async (turns) => {
      await turns.begin({ codes: codesIn })
      await turns.turn((tx) => adding('BB').execute(tx))
      throw new Error('enough')
    })
    await expect(thrown).rejects.toThrow('enough')
    expect(await codesIn(db)).toEqual([])
  })

  test('where a statement fails nothing is committed, and the next transaction is not hurt', async () => {
    const { inTurns, db } = await emptyDatabase(engine)
    const failing = inTurns(async (turns) => {
      await turns.begin({ codes: codesIn })
      await turns.commit([adding('AA'), sql`select 1 / 0`, adding('BB')])
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await codesIn(db)).toEqual([])
    await inTurns(async (turns) => {
      await turns.begin({ codes: codesIn })
      await turns.commit([adding('CC')])
    })
    expect(await codesIn(db)).toEqual(['CC'])
  })

  test('where a statement cannot be made nothing is sent', async () => {
    const { inTurns, db } = await emptyDatabase(engine)
    const failing = inTurns(async (turns) => {
      await turns.begin({ codes: codesIn })
      await turns.commit([adding('AA'), broken])
    })
    await expect(failing).rejects.toThrow('no statement')
    expect(await codesIn(db)).toEqual([])
  })

  test('at once it answers the rows of the last statement, which sees what those before it wrote', async () => {
    const { inTurns, transaction, db } = await emptyDatabase(engine)
    const counted = sql<{ count: bigint }>`select count(*) as count from game_vendors where ${inATurn}`
    expect(await inTurns((turns) => turns.atOnce([adding('AA'), adding('BB')], counted))).toEqual([{ count: 2n }])
    expect(await codesIn(db)).toEqual(['AA', 'BB'])
    const failing = inTurns((turns) => turns.atOnce([adding('CC'), sql`select 1 / 0`, adding('DD')], counted))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    const unmade = inTurns((turns) => turns.atOnce([adding('EE'), broken], counted))
    await expect(unmade).rejects.toThrow('no statement')
    expect(await codesIn(db)).toEqual(['AA', 'BB'])
    expect((await transaction((tx) => counted.execute(tx))).rows).toEqual([{ count: 0n }])
  })

  test('plans are pinned in it, and in nothing else', async () => {
    const { inTurns, transaction } = await emptyDatabase(engine)
    const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`
    const modes = await inTurns(async (turns) => (await turns.begin({ mode: (tx) => mode.execute(tx) })).mode.rows)
    expect(modes).toEqual([{ mode: 'force_generic_plan' }])
    expect((await transaction((tx) => mode.execute(tx))).rows).toEqual([{ mode: 'auto' }])
  })
})

onPostgres('a transaction in turns', () => {
  test('it waits for a lock for a moment only, and others as long as it takes', async () => {
    const { inTurns, transaction } = await emptyDatabase('postgres')
    await transaction((tx) => adding('AA').execute(tx))
    const [locked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const rows = sql<{ code: string }>`select code from game_vendors for update`
    const holder = transaction(async (tx) => {
      await rows.execute(tx)
      locked.resolve()
      await mayEnd.promise
    })
    await locked.promise
    const patient = transaction((tx) => rows.execute(tx))
    const takeHot = () => inTurns((turns) => turns.atOnce([], rows)).catch((error: unknown) => error)
    let hot = await takeHot()
    // A machine that stands still may run out of time for something else first; that says nothing of the lock.
    while (!isLockTimeout(hot) && isUnavailable(hot)) hot = await takeHot()
    expect([isLockTimeout(hot), isUnavailable(hot)]).toEqual([true, true])
    mayEnd.resolve()
    await holder
    expect((await patient).rows).toEqual([{ code: 'AA' }])
  })

  test('begin goes out with the first turn and commit with the last: nothing waits for an answer between', async () => {
    const steps = await stepsOf(/^(begin|commit|rollback)|(?<=as )\w+$/, ({ inTurns }) =>
      inTurns(async (turns) => {
        await turns.begin({ one: (tx) => sql`select 1 as one`.execute(tx) })
        await turns.commit([sql`select 2 as two`])
      }),
    )
    expect(steps).toEqual([
      ...['begin sent', 'one sent', 'begin answered', 'one answered'],
      ...['two sent', 'commit sent', 'two answered', 'commit answered'],
    ])
  })

  test('at once everything is sent before the first answer', async () => {
    const steps = await stepsOf(/^(begin|commit|rollback)|(?<=as )\w+$/, ({ inTurns }) =>
      inTurns((turns) => turns.atOnce([sql`select 1 as one`], sql`select 2 as two`)),
    )
    expect(steps).toEqual([
      ...['begin sent', 'one sent', 'two sent', 'commit sent'],
      ...['begin answered', 'one answered', 'two answered', 'commit answered'],
    ])
  })
})
