import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Catalogue } from './compile-catalogue.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The applications that have texts. */
export const applications = ['portal', 'console'] as const
type Application = (typeof applications)[number]

/** Where the generated types of an application's texts stand. */
export function textTypesFile(application: Application): string {
  return `${repository}${application}/src/i18n/texts.gen.ts`
}

/** The source of the types of every text's key and arguments, from the English catalogues, and of what is complete. */
export async function textTypesSource(application: Application): Promise<string> {
  const catalogues = await allTexts(application)
  const english = catalogues.get('en') ?? {}
  const rows = Object.keys(english)
    .sort()
    .map((key) => `  '${key}': ${argumentsType(compileMessageOrThrow(english[key] ?? ''))}`)
  const tags = [...catalogues.keys()].sort().map((tag) => {
    const state = isWhole(catalogues.get(tag) ?? {}, english) ? 'complete' : 'incomplete'
    return `  ${/^\w+$/.test(tag) ? tag : `'${tag}'`}: '${state}',`
  })
  return [
    '// Generated from the English texts by client/build/generate-text-types.ts; a test compares it.',
    '',
    '/** Every text by its key, with the arguments it takes. */',
    'export interface TextArguments {',
    ...rows,
    '}',
    '',
    '/** Every language that has texts, by its BCP 47 tag, and whether it has them all. */',
    'export const catalogueTags = {',
    ...tags,
    '} as const',
    '',
  ].join('\n')
}

/** All texts of an application by language tag, those of the contract included. */
async function allTexts(application: Application): Promise<Map<string, Catalogue>> {
  const all = new Map<string, Catalogue>()
  for await (const file of glob(['contract/texts/*.json', `${application}/src/**/texts/*.json`], { cwd: repository })) {
    const tag = basename(file, '.json')
    all.set(tag, { ...all.get(tag), ...JSON.parse(await readFile(`${repository}${file}`, 'utf8')) })
  }
  return all
}

/** Whether a catalogue has every English text, with the same arguments. */
export function isWhole(catalogue: Catalogue, english: Catalogue): boolean {
  return Object.entries(english).every(([key, englishText]) => {
    const text = catalogue[key]?.trim()
    if (!text) return false
    return argumentsType(compileMessageOrThrow(text)) === argumentsType(compileMessageOrThrow(englishText))
  })
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
  for (const application of applications) {
    const [file, source] = [textTypesFile(application), await textTypesSource(application)]
    if ((await readFile(file, 'utf8').catch(() => '')) !== source) await writeFile(file, source)
  }
}
