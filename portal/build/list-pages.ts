import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const root = join(import.meta.dirname, '../..')
const folder = 'portal/src/pages'
const list = `${folder}/all-pages.gen.ts`

/**
 * Writes the list of all definitions of pages, by which the build, generators and tests read them. It is apart from what
 * reads them: a new page is in no list yet.
 */
const files = globSync('*/*.page.ts', { cwd: join(root, folder) }).sort()
const nameOf = (file: string) =>
  file.replace(/\.page\.ts$/, '').replace(/\W(\w?)/g, (_, letter: string) => letter.toUpperCase())
const source = [
  '// Generated from the files *.page.ts by `npm run generate`; the build compares it.',
  ...files.map((file) => `import * as ${nameOf(file)} from './${file}'`),
  '',
  'export const allPages: Readonly<Record<string, object>> = {',
  ...files.map((file) => `  '${folder}/${file}': ${nameOf(file)},`),
  '}',
  '',
].join('\n')
writeFileSync(join(root, list), source)
