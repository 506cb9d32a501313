import { openDatabase } from '#/platform/db/database.ts'
import { verifyBook } from '../verify.ts'

// A program for the bench: proves a whole book once, however long that takes, and answers what it found.

process.on('message', async ({ url }: { readonly url: string }) => {
  await using database = await openDatabase({ engine: 'postgres', url })
  const { entries, differences } = await verifyBook(database)
  process.send?.({ entries: String(entries), differences })
})
process.on('SIGTERM', () => process.disconnect?.())
process.send?.({ listening: { portal: '' } })
