import { type Check, lineAt } from './finding.ts'
import { isCode, withoutComments } from './source-kind.ts'

const spellings = [
  {
    rule: 'deep-relative-path',
    pattern: /['"`](\.\.\/){3}/g,
    message: "Three folders up is another part of the tree: spell it with '#/'.",
  },
  {
    rule: 'computed-import',
    pattern: /\b(import|require)\((?!\s*(\\?['"`]|\/\*))/g,
    message: 'An import whose target is computed passes every wall unseen.',
  },
]

/** Imports are spelt so that people and tools can follow them. */
export const importSpelling: Check = (files) =>
  files
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      return spellings.flatMap(({ rule, pattern, message }) =>
        [...code.matchAll(pattern)].map(({ index }) => ({ path, line: lineAt(code, index), rule, message })),
      )
    })
