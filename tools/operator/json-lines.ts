import { createReadStream } from 'node:fs'
import { CommandError } from './command-error.ts'

export interface JsonLine {
  /** 1-based. */
  readonly number: number
  readonly text: string
  readonly value: unknown
}

/** Bytes of one line at most. */
const lineBytesAtMost = 64 * 1024
const newline = 0x0a

/** How a person finds a line: with separators between thousands. */
export function lineName(number: number): string {
  return `line ${number.toLocaleString('en')}`
}

/**
 * The lines of a JSON Lines file, one after another, never the whole file in memory. What is no UTF-8, no
 * JSON or too long ends the reading with the number of its line.
 */
export async function* jsonLines(file: string): AsyncGenerator<JsonLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = 0
  for await (const bytes of byteLines(file)) {
    number += 1
    if (bytes === undefined) throw new CommandError(`${lineName(number)}: longer than ${lineBytesAtMost} bytes`)
    const text = textOf(decoder, bytes, number)
    yield { number, text, value: parsed(text, number) }
  }
}

/** The bytes between newlines; undefined for a line that is too long, which is the last then. */
async function* byteLines(file: string): AsyncGenerator<Buffer | undefined> {
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of readable(file)) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      if (length + end - from > lineBytesAtMost) return yield undefined
      yield Buffer.concat([...begun, chunk.subarray(from, end)])
      begun = []
      length = 0
      from = end + 1
    }
    begun.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > lineBytesAtMost) return yield undefined
  }
  // The last line may end without a newline.
  if (length > 0) yield Buffer.concat(begun)
}

async function* readable(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file) as AsyncIterable<Buffer>
  } catch (error) {
    throw new CommandError(`${file} can't be read: ${(error as Error).message}`)
  }
}

function textOf(decoder: TextDecoder, bytes: Buffer, number: number): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new CommandError(`${lineName(number)}: not UTF-8`)
  }
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new CommandError(`${lineName(number)}: no JSON: ${(error as Error).message}`)
  }
}
