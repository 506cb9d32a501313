import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { bigints, texts } from './arrays.ts'

onEachEngine('arrays of parameters', (engine) => {
  test('texts arrive as they are, whatever stands in them', async () => {
    const { transaction } = await emptyDatabase(engine)
    const given = ['', ' ', 'plain-1:2.3_4', 'NULL', 'null', 'a,b', '{}', '"', '\\', '\\"', "'", 'dòng\n二', null, '%']
    const { rows } = await transaction((tx) =>
      sql<{ text: string | null }>`select text from unnest(${texts([...given, undefined])}::text[]) as text`.execute(
        tx,
      ),
    )
    expect(rows.map(({ text }) => text)).toEqual([...given, null])
  })

  test('numbers arrive to the last digit', async () => {
    const { transaction } = await emptyDatabase(engine)
    const given = [0n, -1n, 9_223_372_036_854_775_807n, null, 7]
    const { rows } = await transaction((tx) =>
      sql<{
        number: bigint | null
      }>`select number from unnest(${bigints([...given, undefined])}::bigint[]) as number`.execute(tx),
    )
    expect(rows.map(({ number }) => number)).toEqual([0n, -1n, 9_223_372_036_854_775_807n, null, 7n, null])
  })

  test('an empty array has nothing', async () => {
    const { transaction } = await emptyDatabase(engine)
    const { rows } = await transaction((tx) => sql`select from unnest(${texts([])}::text[])`.execute(tx))
    expect(rows).toEqual([])
  })
})
