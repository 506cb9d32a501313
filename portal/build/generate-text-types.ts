import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Catalogue } from './compile-catalogue.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Where the generated types stand. */
export const textTypesFile = new URL('../src/i18n/texts.gen.ts', import.meta.url)

/** The source of the types of every text's key and arguments, from the English catalogues. */
export async function textTypesSource(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(['contract/texts/en.json', 'portal/src/**/texts/en.json'], { cwd: repository }))
    files.push(file)
  const catalogues = await Promise.all(files.sort().map((file) => readFile(`${repository}${file}`, 'utf8')))
  const texts: Catalogue = Object.assign({}, ...catalogues.map((text) => JSON.parse(text)))
  const rows = Object.keys(texts)
    .sort()
    .map((key) => `  '${key}': ${argumentsType(compileMessageOrThrow(texts[key] ?? ''))}`)
  return [
    '// Generated from the English texts by portal/build/generate-text-types.ts; a test compares it.',
    '',
    '/** Every text by its key, with the arguments it takes. */',
    'export interface TextArguments {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

/** The type of the arguments of a compiled message, `undefined` if it takes none. */
export function argumentsType(message: unknown): string {
  const found = new Map<string, string>()
  collectArguments(message, found)
  if (found.size === 0) return 'undefined'
  const members = [...found].sort(([a], [b]) => a.localeCompare(b)).map(([name, type]) => `${name}: ${type}`)
  return `{ ${members.join('; ')} }`
}

/** A compiled message is a list of plain texts and of arguments `[name, kind?, cases?]`. */
function collectArguments(message: unknown, found: Map<string, string>): void {
  if (!Array.isArray(message)) return
  for (const token of message) {
    if (!Array.isArray(token)) continue
    const [name, kind, cases] = token
    if (kind === 'date' || kind === 'time') throw new Error(`Format the argument ${name} by Intl, not inside the text`)
    const type = kind === undefined ? 'string | number' : kind === 'select' ? 'string' : 'number'
    if (found.get(name) !== 'number') found.set(name, type)
    for (const branch of Object.values(cases ?? {})) collectArguments(branch, found)
  }
}

if (import.meta.main) {
  const source = await textTypesSource()
  if ((await readFile(textTypesFile, 'utf8').catch(() => '')) !== source) await writeFile(textTypesFile, source)
}
