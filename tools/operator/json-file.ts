import { readFileSync } from 'node:fs'
import { CommandError } from './command-error.ts'

/** What a JSON file holds; `-` is standard input. */
export function jsonOf(file: string): never {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) as never
  } catch (error) {
    throw new CommandError(`${file} holds no JSON that can be read: ${(error as Error).message}`)
  }
}
