import { createServer } from 'node:http'
import pg from 'pg'

// The yardstick: the columns of a found member, of members whose primary keys are known.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })

async function answer(ids) {
  const { rows } = await pool.query({
    name: 'members',
    text: `select a.public_id, a.username, a.nickname, a.type, a.state, a.created_at, m.sealed_number, l.balance, s.at
      from accounts a
      left join account_mobiles m on m.account_id = a.id
      left join ledger_accounts l on l.holder = a.id::text and l.kind = 'available' and l.asset = 'VND'
      left join lateral (
        select at from sign_ins where account_id = a.id and result = 'entered' order by id desc limit 1
      ) s on true
      where a.id = any($1::bigint[])`,
    values: [ids],
  })
  return JSON.stringify({ success: true, value: { rows } })
}

const server = createServer((request, response) => {
  answer(new URL(request.url, 'http://sql').searchParams.get('ids').split(',')).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    (error) => response.writeHead(500).end(String(error)),
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
