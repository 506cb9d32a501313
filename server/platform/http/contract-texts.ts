import { readFileSync } from 'node:fs'
import type { ErrorCode } from '@banyan/contract/errors.ts'

const catalogues = new Map<string, Readonly<Record<string, string>>>()

/** The text of an error code in the language `tag`, else in English. */
export function errorText(code: ErrorCode, tag: string): string {
  return contractText(`errors.${code}`, tag) ?? code
}

/** The text of the contract with this key in the language `tag`, else in English, with `names` in its places. */
export function contractText(key: string, tag: string, names: Readonly<Record<string, string>> = {}) {
  const text: string | undefined = catalogue(tag)[key] ?? catalogue('en')[key]
  return text?.replace(/\{(\w+)\}/g, (place, name) => names[name] ?? place)
}

/** Whether the contract has texts in the language `tag`. */
export function hasTexts(tag: string): boolean {
  return Object.keys(catalogue(tag)).length > 0
}

function catalogue(tag: string): Readonly<Record<string, string>> {
  const known = catalogues.get(tag)
  if (known) return known
  const texts = load(tag)
  catalogues.set(tag, texts)
  return texts
}

/** A language without texts is an empty catalogue: its readers get English. */
function load(tag: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(new URL(import.meta.resolve(`@banyan/contract/texts/${tag}.json`)), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
