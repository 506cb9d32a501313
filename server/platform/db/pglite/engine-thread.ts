import { parentPort } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { EngineAnswer, EngineFault, EngineRequest } from './messages.ts'

// The engine runs on the event loop of its thread: a query over millions of rows would stall every
// request for hundreds of milliseconds if it shared the server's thread.
if (!parentPort) throw new Error('the engine runs in a worker thread')
const port = parentPort
const options = { parsers: { [types.INT8]: BigInt } }
let engine: PGlite | undefined

async function answer(request: EngineRequest): Promise<EngineAnswer> {
  const { id } = request
  if (request.kind === 'open') {
    engine = await PGlite.create(request.folder, options)
    return { id, rows: [], affectedRows: undefined }
  }
  if (!engine) throw new Error('the engine is not open')
  if (request.kind === 'close') {
    await engine.exec('checkpoint')
    await engine.close()
    return { id, rows: [], affectedRows: undefined }
  }
  // Without parameters the simple protocol runs several statements at once, as migrations need.
  const result =
    request.parameters.length === 0
      ? (await engine.exec(request.sql, options)).at(-1)
      : await engine.query(request.sql, [...request.parameters], options)
  return { id, rows: result?.rows ?? [], affectedRows: result?.affectedRows }
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
