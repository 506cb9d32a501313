import { parentPort } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { EngineAnswer, EngineFault, EngineNotification, EngineRequest } from './messages.ts'

// The engine runs on the event loop of its thread: a query over millions of rows would stall every
// request for hundreds of milliseconds if it shared the server's thread.
if (!parentPort) throw new Error('the engine runs in a worker thread')
const port = parentPort
const options = { parsers: { [types.INT8]: BigInt } }
let engine: PGlite | undefined

async function answer(request: EngineRequest): Promise<EngineAnswer> {
  const { id } = request
  const done = { id, rows: [], affectedRows: undefined }
  if (request.kind === 'open') {
    engine = await PGlite.create(request.folder, options)
    return done
  }
  if (!engine) throw new Error('the engine is not open')
  switch (request.kind) {
    case 'query':
      return { id, ...(await query(engine, request.sql, request.parameters)) }
    case 'listen':
      await engine.listen(request.channel, (payload) => notify({ channel: request.channel, payload }))
      return done
    case 'close':
      await engine.exec('checkpoint')
      await engine.close()
      return done
  }
}

async function query(open: PGlite, sql: string, parameters: readonly unknown[]) {
  // Without parameters the simple protocol runs several statements at once, as migrations need.
  const result =
    parameters.length === 0 ? (await open.exec(sql, options)).at(-1) : await open.query(sql, [...parameters], options)
  return { rows: result?.rows ?? [], affectedRows: result?.affectedRows }
}

function notify(notification: EngineNotification): void {
  port.postMessage(notification)
}

function faultOf(error: unknown): EngineFault {
  const { message, code, detail, table, constraint } = error as EngineFault
  // The engine's file system throws bare numbers, of which 51 is a full disk (musl's ENOSPC).
  const { errno } = error as { errno?: unknown }
  const said = message ?? (errno === 51 ? 'the disk is full' : `file system error ${errno}`)
  return { message: said, code, detail, table, constraint }
}

async function serve(request: EngineRequest): Promise<void> {
  const reply = await answer(request).catch(
    (error: unknown): EngineAnswer => ({ id: request.id, error: faultOf(error) }),
  )
  port.postMessage(reply)
  if (request.kind === 'close') port.close()
}

port.on('message', (request: EngineRequest) => void serve(request))
