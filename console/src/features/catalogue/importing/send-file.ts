import { RequestError } from '@banyan/client/request-error.ts'
import type { BodyOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { request } from '#/src/api/request.ts'
import { type Batch, batchesOf, type LineFault } from './file-lines.ts'

/** How often a request that came too soon is sent again. */
const triesAtMost = 10
const shortestPauseSeconds = 1

type Lines = BodyOf<Calls['addCatalogueLines']>['lines']

/** Lines that the server refuses; the import holds all before them. */
export class RefusedLines extends Error {
  override name = 'RefusedLines'
  readonly faults: readonly LineFault[]

  constructor(faults: readonly LineFault[]) {
    super(`${faults.length} lines were refused`)
    this.faults = faults
  }
}

interface Sending {
  readonly importId: string
  /** Lines that the import holds already. */
  readonly skipped: number
  readonly onSent: (lines: number) => void
  readonly signal: AbortSignal
}

/** Sends a file's lines in order, each request once the one before is kept. */
export async function sendFile(file: Blob, { importId, skipped, onSent, signal }: Sending): Promise<void> {
  for await (const batch of batchesOf(file, skipped)) {
    signal.throwIfAborted()
    const { lines } = await sendPatiently(importId, batch, signal)
    onSent(lines)
  }
}

/** The server bounds how much one operator sends in a minute; a long file waits for the next. */
async function sendPatiently(importId: string, batch: Batch, signal: AbortSignal): Promise<{ readonly lines: number }> {
  for (let tried = 1; ; tried++) {
    try {
      // The server checks each line's shape: the page would need the whole schema for it.
      const body = { importId, ...batch, lines: batch.lines as Lines }
      return await request('addCatalogueLines', {}, { body, signal })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.code === 'invalid_input' && error.fields) throw new RefusedLines(faultsOf(error.fields, batch))
      if (error.code !== 'too_many_requests' || tried === triesAtMost) throw error
      await pause(error.retryAfterSeconds ?? shortestPauseSeconds, signal)
    }
  }
}

/** The server's faults under the numbers that the lines have in the file. */
function faultsOf(fields: readonly { readonly path: string; readonly rule: string }[], batch: Batch): LineFault[] {
  return fields.map(({ path, rule }) => {
    const [, index = '0', field = ''] = /^\/body\/lines\/(\d+)\/?(.*)$/.exec(path) ?? []
    return { line: batch.firstLine + Number(index), field: field.replaceAll('/', '.'), rule }
  })
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
