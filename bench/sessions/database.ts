import { createHash } from 'node:crypto'
import pg from 'pg'

/** A connection to the bench's database, which ends when it is disposed. */
export async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

/** What the server keeps of a random secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
