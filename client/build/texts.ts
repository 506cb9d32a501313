import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compileCatalogue } from './compile-catalogue.ts'

/** Turns each `texts/<tag>.json` into compiled messages, so that the browser carries no ICU parser. */
export function texts(): Plugin {
  return {
    name: 'banyan-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/texts\/[\w-]+\.json$/ },
      async handler(source, id) {
        const englishFile = join(dirname(id), 'en.json')
        this.addWatchFile(englishFile)
        const compiled = compileCatalogue(JSON.parse(source), JSON.parse(await readFile(englishFile, 'utf8')))
        return { code: JSON.stringify(compiled), map: null }
      },
    },
  }
}
