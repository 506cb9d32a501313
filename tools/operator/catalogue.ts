import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ValueOf } from '@banyan/contract/call.ts'
import { catalogueFileBounds } from '@banyan/contract/games/catalogue-lines.ts'
import { catalogueCalls } from '@banyan/contract/games/operator-catalogue-calls.ts'
import { ask, type Fault, ServerRefusal } from './ask-server.ts'
import { CommandError } from './command-error.ts'
import { jsonLines, lineName } from './json-lines.ts'
import { Progress } from './progress.ts'

const { beginCatalogueImport, addCatalogueLines, previewCatalogueImport, applyCatalogueImport, readCatalogueLines } =
  catalogueCalls
type Page = ValueOf<typeof readCatalogueLines>

/** Bytes of lines in one request at most: the call's own bound, less what stands around them. */
const batchBytes = 1_900_000

interface Batch {
  readonly firstLine: number
  readonly lines: unknown[]
}

/** Replaces the catalogue by a file, all at once or not at all; the file is read through before anything is sent. */
export async function importCatalogueFile(file: string): Promise<string> {
  const total = await countedLines(file)
  const { importId } = await ask<{ importId: string }>('POST', beginCatalogueImport.path, {})
  const progress = new Progress('Sent', total)
  for await (const { firstLine, lines } of batches(file)) {
    await ask('PUT', addCatalogueLines.path, { importId, firstLine, lines }).catch((error: unknown) => {
      throw byLine(error, firstLine)
    })
    progress.at(firstLine + lines.length - 1)
  }
  const difference = `${previewCatalogueImport.path}?importId=${importId}&lines=${total}`
  const { version: comparedWith } = await ask<ValueOf<typeof previewCatalogueImport>>('GET', difference)
  const { version, games, added, changed, withdrawn } = await ask<ValueOf<typeof applyCatalogueImport>>(
    'POST',
    applyCatalogueImport.path,
    { importId, lines: total, version: comparedWith, reason: `${basename(file)}, by the operator key` },
  )
  const counts = { games, added, changed, withdrawn }
  const told = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
  return `The catalogue is now at version ${version}: ${told.join(', ')}.`
}

/** How many lines the file has; a line that can't be sent ends the command before anything has changed. */
async function countedLines(file: string): Promise<number> {
  let count = 0
  for await (const { number } of jsonLines(file)) {
    if (number > catalogueFileBounds.lines) {
      const most = catalogueFileBounds.lines.toLocaleString('en')
      throw new CommandError(`${lineName(number)}: a file has ${most} lines at most`)
    }
    count = number
  }
  if (count === 0) throw new CommandError('line 1: the file is empty')
  return count
}

async function* batches(file: string): AsyncGenerator<Batch> {
  let batch: Batch = { firstLine: 1, lines: [] }
  let bytes = 0
  for await (const { number, text, value } of jsonLines(file)) {
    const size = Buffer.byteLength(text) + 1
    if (batch.lines.length === catalogueFileBounds.linesOfRequest || bytes + size > batchBytes) {
      yield batch
      batch = { firstLine: number, lines: [] }
      bytes = 0
    }
    batch.lines.push(value)
    bytes += size
  }
  if (batch.lines.length > 0) yield batch
}

/** The server's faults under the numbers that the lines have in the file. */
function byLine(error: unknown, firstLine: number): unknown {
  if (!(error instanceof ServerRefusal) || error.fields.length === 0) return error
  return new CommandError(
    `The catalogue is unchanged.\n${error.fields.map((fault) => describeFault(fault, firstLine)).join('\n')}`,
  )
}

function describeFault({ path, rule }: Fault, firstLine: number): string {
  const [, index, field = ''] = /^\/body\/lines\/(\d+)\/?(.*)$/.exec(path) ?? []
  if (index === undefined) return `${lineName(firstLine)}: ${path}: ${rule}`
  const names = [lineName(firstLine + Number(index)), field.replaceAll('/', '.'), rule]
  return names.filter((name) => name !== '').join(': ')
}

/** Writes the catalogue as a file that can be imported again; `-` is standard output. */
export async function exportCatalogueFile(file: string): Promise<string> {
  if (file === '-') {
    await pipeline(exportedLines, process.stdout, { end: false })
    return ''
  }
  // A reader of the file never meets half of it.
  const begun = `${file}.part`
  try {
    await pipeline(exportedLines, writable(begun))
    await rename(begun, file)
  } catch (error) {
    await rm(begun, { force: true })
    throw error instanceof CommandError
      ? error
      : new CommandError(`${file} can't be written: ${(error as Error).message}`)
  }
  return `The catalogue is in ${file}.`
}

function writable(file: string): Writable {
  return createWriteStream(file, { mode: 0o644 })
}

async function* exportedLines(): AsyncGenerator<string> {
  let from = 1
  let version: number | undefined
  let progress: Progress | undefined
  for (;;) {
    const page = await ask<Page>('GET', `${readCatalogueLines.path}?from=${from}`)
    version ??= page.version
    if (page.version !== version) throw new CommandError('The catalogue changed meanwhile. Export it again.')
    progress ??= new Progress('Read', page.total)
    for (const line of page.lines) yield `${JSON.stringify(line)}\n`
    from += page.lines.length
    progress.at(from - 1)
    if (page.lines.length === 0 || from > page.total) return
  }
}
