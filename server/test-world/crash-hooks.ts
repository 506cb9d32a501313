import crypto from 'node:crypto'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { type CrashPoint, crashHeader, crashPoints, eventPoints } from './crash-points.ts'

/** Where this process is to die, or to stop, and how many arrivals from now. */
let wanted: { readonly point: CrashPoint; readonly signal: string; left: number } | undefined

const isDue = (point: CrashPoint): boolean => wanted?.point === point && --wanted.left === 0
const die = () => process.kill(process.pid, wanted?.signal)
const reach = (point: CrashPoint) => void (isDue(point) && die())

function arm(header: unknown): void {
  const [name, left, signal = 'SIGKILL'] = String(header).split(':')
  const point = [...crashPoints, ...eventPoints].find((each) => each === name)
  if (!point) throw new Error(`there is no crash point '${name}'`)
  wanted = { point, signal, left: Number(left) }
}

function watchRequest(request: IncomingMessage, response: ServerResponse): void {
  const header = request.headers[crashHeader]
  if (header !== undefined) arm(header)
  request.once('end', () => reach('parsed'))
  response.once('finish', () => reach('response sent'))
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = (...args: unknown[]) => {
    if (!isDue('half the response written')) return end(...args)
    const body = String(args[0])
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    response.socket?.write(head + body.slice(0, body.length / 2), die)
    return response
  }
}

const emit = Server.prototype.emit as (this: Server, event: string, ...args: unknown[]) => boolean
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  const [request, response] = args as [IncomingMessage, ServerResponse]
  if (event === 'request' && request.url?.startsWith('/vendor/')) watchRequest(request, response)
  return emit.call(this, event, ...args)
} as typeof Server.prototype.emit

// Of signatures alone: nothing else of a vendor's call compares in constant time.
const timingSafeEqual = crypto.timingSafeEqual
crypto.timingSafeEqual = (...sides) => {
  const isRight = timingSafeEqual(...sides)
  if (isRight) reach('signature ok')
  return isRight
}
syncBuiltinESMExports()

/** Statements of a vendor's call, by what no other one of the server holds. */
const statements: readonly WatchedStatement[] = [
  { holds: 'from ledger_accounts\n      where id = any(', before: 'transaction begun', after: 'money locked' },
  { holds: 'from ledger_accounts a join wanted', before: 'transaction begun', after: 'money locked' },
  { holds: 'select id from ledger_accounts where id = any(', before: 'transaction begun' },
  { holds: 'as "hasLiveBet"', after: 'known read', isOfCalls: true },
  { holds: 'from wanted w', after: 'postings in', isOfCalls: true },
  { holds: 'insert into ledger_entries', after: 'postings in' },
  { holds: 'insert into game_rounds', after: 'calls kept' },
  { holds: 'insert into outbox', after: 'outbox in' },
  { holds: 'select id, aggregate, event, consumer', after: 'event claimed' },
  { holds: 'update outbox set delivered_at', before: 'event consumed', after: 'event marked' },
]

interface WatchedStatement {
  readonly holds: string
  readonly before?: CrashPoint
  readonly after?: CrashPoint
  /** The commit of its transaction is one of vendors' calls. */
  readonly isOfCalls?: boolean
}

type Query = (this: pg.Client, text: unknown, ...rest: unknown[]) => unknown
/** Connections whose transaction is of vendors' calls. */
const atWork = new WeakSet<pg.Client>()
/** And those whose transaction marks an event. */
const delivering = new WeakSet<pg.Client>()
const query = pg.Client.prototype.query as Query
pg.Client.prototype.query = function (this: pg.Client, text: unknown, ...rest: unknown[]) {
  if (text === 'commit' && atWork.delete(this)) return commit(this, rest)
  if (text === 'commit' && delivering.delete(this))
    return reachAfter(query.call(this, text, ...rest), 'delivery committed')
  const statement = statements.find(({ holds }) => textOf(text).includes(holds))
  if (statement?.before) reach(statement.before)
  if (statement?.isOfCalls) atWork.add(this)
  if (statement?.after === 'event marked') delivering.add(this)
  const result = query.call(this, text, ...rest)
  return statement?.after ? reachAfter(result, statement.after) : result
} as typeof pg.Client.prototype.query

/** Statements that are prepared come with their name. */
function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')
}

async function commit(client: pg.Client, rest: readonly unknown[]): Promise<unknown> {
  reach('before commit')
  const result = query.call(client, 'commit', ...rest)
  // The word is on its way; nobody will hear what became of it.
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream } }).connection
  if (isDue('commit sent')) stream.write('', die)
  return await reachAfter(result, 'committed')
}

async function reachAfter(result: unknown, point: CrashPoint): Promise<unknown> {
  const answer = await result
  // A relay that finds nothing claims nothing.
  if (point !== 'event claimed' || (answer as pg.QueryResult).rows.length > 0) reach(point)
  return answer
}
