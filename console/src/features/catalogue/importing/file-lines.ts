/** As the contract bounds a file and a request (contract/games/catalogue-lines.ts). */
export const fileBounds = { lines: 60_000, linesOfRequest: 250 } as const

/** Characters of one line at most, so that a file without line ends is never held whole. */
const lineCharactersAtMost = 64 * 1024
/** Bytes of lines in one request at most: the call's own bound, less what stands around them. */
const requestBytesAtMost = 1_900_000

/** Why a line of a file can't be sent. */
export interface LineFault {
  /** 1-based. */
  readonly line: number
  /** Of the line, such as names.vi; empty for the whole line. */
  readonly field: string
  readonly rule: string
}

/** A file that is no catalogue: nothing was sent. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly fault: LineFault

  constructor(line: number, rule: string) {
    super(`line ${line}: ${rule}`)
    this.fault = { line, field: '', rule }
  }
}

interface FileLine {
  readonly number: number
  readonly text: string
  readonly value: object
}

/** The lines of a JSON Lines file one after another, never the file in one string. */
async function* fileLines(file: Blob): AsyncGenerator<FileLine> {
  let number = 0
  for await (const text of textLines(file)) {
    number += 1
    if (number > fileBounds.lines) throw new UnreadableFile(number, 'too_many_lines')
    yield { number, text, value: parsed(text, number) }
  }
}

async function* textLines(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let begun = ''
  let number = 1
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const parts = (begun + decoded(decoder, value, number)).split('\n')
      begun = parts.pop() ?? ''
      for (const part of parts) {
        if (part.length > lineCharactersAtMost) throw new UnreadableFile(number, 'too_long')
        yield part
        number += 1
      }
      if (begun.length > lineCharactersAtMost) throw new UnreadableFile(number, 'too_long')
      if (done) break
    }
    // The last line may end without a line end.
    if (begun !== '') yield begun
  } finally {
    await reader.cancel()
  }
}

/** The text of the next bytes, or what is left at the end. */
function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined, line: number): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableFile(line, 'utf8')
  }
}

function parsed(text: string, line: number): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnreadableFile(line, 'json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableFile(line, 'object')
  return value
}

/** How many lines a file has; one that can't be sent is refused here, before anything is. */
export async function countLines(file: Blob, signal: AbortSignal): Promise<number> {
  let count = 0
  for await (const { number } of fileLines(file)) {
    signal.throwIfAborted()
    count = number
  }
  if (count === 0) throw new UnreadableFile(1, 'empty')
  return count
}

/** Lines that one request sends. */
export interface Batch {
  readonly firstLine: number
  readonly lines: readonly object[]
}

/** The lines after the first `skipped` in as few requests as their bounds allow. */
export async function* batchesOf(file: Blob, skipped: number): AsyncGenerator<Batch> {
  const encoder = new TextEncoder()
  let lines: object[] = []
  let firstLine = skipped + 1
  let bytes = 0
  for await (const { number, text, value } of fileLines(file)) {
    if (number <= skipped) continue
    const size = encoder.encode(text).length + 1
    if (lines.length === fileBounds.linesOfRequest || bytes + size > requestBytesAtMost) {
      yield { firstLine, lines }
      lines = []
      firstLine = number
      bytes = 0
    }
    lines.push(value)
    bytes += size
  }
  if (lines.length > 0) yield { firstLine, lines }
}
