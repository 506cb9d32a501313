import type { Check } from './finding.ts'
import { heightOf } from './module-order.ts'

const maxReadmeLines = 30
const maxReadmeColumns = 120

/** Every module has its place in the order and says on one screen what it owns. */
export const moduleShape: Check = (files) => {
  const names = new Set(files.flatMap(({ path }) => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? []))
  return [...names].flatMap((name) => {
    const path = `server/modules/${name}/README.md`
    const readme = files.find((file) => file.path === path)?.text
    const found = (rule: string, message: string, line = 1) => [{ path, line, rule, message }]
    if (heightOf(name) === undefined)
      return found('module-order', `'${name}' has no place in tools/walls/module-order.ts.`)
    if (!readme?.trim()) return found('module-readme', 'The module does not say what it owns.')
    const lines = readme.trimEnd().split('\n')
    const wide = lines.flatMap(({ length }, index) =>
      length > maxReadmeColumns
        ? found('module-readme', `${length} characters; ${maxReadmeColumns} at most.`, index + 1)
        : [],
    )
    if (lines.length <= maxReadmeLines) return wide
    return [...found('module-readme', `${lines.length} lines; ${maxReadmeLines} at most.`), ...wide]
  })
}
