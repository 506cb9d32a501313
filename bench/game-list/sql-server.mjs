import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'

// The alternative: one statement by hand for each request, prepared once for each set of filters.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8, application_name: 'sql-by-hand' })
const tags = { TY: 'vi', EN: 'en', AR: 'ar', CN: 'zh-Hans' }
const columns = {
  gameType: 'game_type = $',
  vassalage: 'vendor_code = $',
  gameClassify: 'class = $',
  minLineNum: 'line_count >= $',
  minBet: 'min_bet_minor >= 100 * $',
  // Forgiving like ours: by the letters that a name shares with the term.
  gameName: "lower(names->>'en') % $",
}
const types = { minLineNum: '::integer', minBet: '::bigint' }

async function answer(query) {
  const filters = Object.keys(columns).filter((name) => query.has(name))
  const values = [tags[query.get('language')] ?? 'en', ...filters.map((name) => query.get(name))]
  const where = filters.map((name, i) => columns[name].replace('$', `$${i + 2}${types[name] ?? ''}`)).join(' and ')
  const pageSize = Number(query.get('pageSize'))
  const nearest = query.has('gameName') ? `similarity(lower(names->>'en'), $${values.length}) desc, ` : ''
  const limit = `$${values.length + 1}::integer`
  const offset = `$${values.length + 2}::integer`
  const { rows } = await pool.query({
    name: filters.join(),
    text: `select (select count(*) from games where is_offered and ${where})::integer as total,
      coalesce((select json_agg(page) from (
        select node_id::text as "nodeId", coalesce(names->>$1, names->>'en') as "nodeName",
          coalesce(names->>$1, names->>'en') as "gameName", vendor_code as vassalage, game_type as "gameType",
          is_hot::integer as "isHot", (not has_free_trial)::integer as "supportPlay", 1 as "showIcon",
          '/art/' || art || '.svg' as "iconUrl", class as "gameClassify", game_code as "gameCode",
          round(min_bet_minor / 100.0, 2)::text as "minBet", line_count as "minLineNum", 'GAME' as "isGame",
          maintenance_until as "maintenanceUntil"
        from games where is_offered and ${where} order by ${nearest}rank, node_id limit ${limit} offset ${offset}
      ) as page), '[]')::text as games`,
    values: [...values, pageSize, (Number(query.get('pageNo') ?? 1) - 1) * pageSize],
  })
  const { total, games } = rows[0]
  const pages = Math.ceil(total / pageSize)
  return `{"success":true,"value":{"games":${games},"totalPages":${pages},"totalCount":${total},"version":1}}`
}

const server = createServer((request, response) => {
  answer(new URL(request.url, 'http://sql').searchParams).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  )
})

/** Seconds of this process and of the database's processes that work for it. */
async function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  const { rows } = await pool.query("select pid from pg_stat_activity where application_name = 'sql-by-hand'")
  const ticks = rows.map(({ pid }) => {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [utime, stime] = fields.split(' ').slice(11, 13)
    return Number(utime) + Number(stime)
  })
  return (user + system) / 1e6 + ticks.reduce((sum, each) => sum + each, 0) / 100
}

server.listen(0, '127.0.0.1', () => {
  process.send({ listening: { portal: `http://127.0.0.1:${server.address().port}` } })
})
/** The indexes that these statements want. */
async function tune() {
  await pool.query('create index on games (game_type, rank, node_id) where is_offered')
  await pool.query('create index on games (game_type, vendor_code, rank, node_id) where is_offered')
  await pool.query('create index on games (game_type, class, rank, node_id) where is_offered')
  await pool.query('create extension if not exists pg_trgm')
  await pool.query("create index on games using gin (lower(names->>'en') gin_trgm_ops)")
  await pool.query('vacuum analyze games')
}

process.on('message', async ({ tune: isToTune }) => {
  if (isToTune) await tune()
  process.send({ cpuSeconds: await cpuSeconds() })
})
process.on('SIGTERM', async () => {
  server.closeAllConnections()
  server.close()
  await pool.end()
  process.disconnect()
})
