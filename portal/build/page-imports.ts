import { dirname, join } from 'node:path/posix'

const imported = /\bimport\(\s*(["'])(.+?)\1/g

/** What a function imports when it is called, as it spells it: definitions say so once, in `component` and `loader`. */
export function importsOf(fetch: unknown): string[] {
  if (typeof fetch !== 'function') return []
  return [...String(fetch).matchAll(imported)].flatMap(([, , spec]) => spec ?? [])
}

/** The repository's file that a definition in `importer` means. */
export function fileNamed(spec: string, importer: string): string {
  if (spec.startsWith('.')) return join(dirname(importer), spec)
  return spec.replace(/^#\//, 'portal/').replace(/^@banyan\//, '')
}
