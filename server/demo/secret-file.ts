import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What such a file holds; undefined where there is none. */
export function readSecretFile<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** The file appears whole, and nobody else can read it. */
export function writeSecretFile(file: string, content: object): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
}
