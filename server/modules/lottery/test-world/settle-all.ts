import { type Database, openDatabase } from '#/platform/db/database.ts'
import { settler } from '../settlement/settle-bets.ts'

// A program for the bench: settles whatever is drawn, until nothing is left.

/** The first message: the database to open. */
interface Opening {
  readonly url: string
}

let database: Database | undefined
process.on('message', async (question: Opening | object) => {
  if ('url' in question) {
    database = await openDatabase({ engine: 'postgres', url: question.url })
    process.send?.({ isOpen: true })
    return
  }
  if (!database) throw new Error('no database is open')
  const settle = settler(
    database,
    ({ err }) => {
      throw err
    },
    // The board's initial floor.
    () => 10_000_000n,
  )
  let steps = 0
  while (await settle()) steps++
  process.send?.({ steps })
})
process.on('SIGTERM', async () => {
  await database?.[Symbol.asyncDispose]()
  process.disconnect?.()
})
process.send?.({ listening: { portal: '' } })
