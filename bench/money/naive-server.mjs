import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

// The usual way: a transaction for each bet, statement by statement, on tables of the same shape.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const key = process.env.VENDOR_KEY

async function bet(text) {
  const { transactionId, roundId, player, amount } = JSON.parse(text)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const prior = await client.query('select from reference_bets where key = $1', [transactionId])
    if (prior.rowCount > 0) throw new Error('this bet is known')
    const member = await client.query('select id, balance from reference_members where player = $1 for update', [
      player,
    ])
    const { id, balance } = member.rows[0]
    const minor = BigInt(amount) * 100n
    if (BigInt(balance) < minor) throw new Error('too little')
    await client.query('insert into reference_bets (key, round_id, member_id, amount) values ($1, $2, $3, $4)', [
      ...[transactionId, roundId, id, minor],
    ])
    const after = await client.query(
      'update reference_members set balance = balance - $2, version = version + 1 where id = $1 returning balance, version',
      [id, minor],
    )
    await client.query(
      'insert into reference_transfers (key, debit_id, credit_id, amount, version, balance) values ($1, $2, 0, $3, $4, $5)',
      [transactionId, id, minor, after.rows[0].version, after.rows[0].balance],
    )
    await client.query('commit')
    return `{"outcome":"ok","balance":"${after.rows[0].balance}"}`
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const server = createServer(async (request, response) => {
  const text = (await request.toArray()).join('')
  const { 'x-vendor': vendor, 'x-time': time, 'x-signature': signature } = request.headers
  const signed = createHmac('sha256', key).update([vendor, 'POST', request.url, time, text].join('\n')).digest('hex')
  if (signed !== signature) return response.writeHead(401).end()
  bet(text).then(
    (body) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      response.writeHead(200, headers).end(body)
    },
    (error) => response.writeHead(500, { 'content-length': 0 }).end(void console.error(error)),
  )
})

server.listen(0, '127.0.0.1', () => {
  process.send({ listening: { portal: `http://127.0.0.1:${server.address().port}` } })
})
process.on('SIGTERM', async () => {
  server.closeAllConnections()
  server.close()
  await pool.end()
  process.disconnect()
})
