import { type Check, type Finding, lineAt, type SourceFile } from './finding.ts'
import { isCode, isTest, withoutComments } from './source-kind.ts'

const maxRootFiles = 10
/** `bind(…)` itself takes a line before and after the 20 of its handler. */
const maxHandlerLines = 22

const root = /^(server\/(?:modules\/[^/]+|platform\/[^/]+|ledger))\/[^/]+$/
const callFile = /^server\/modules\/[^/]+\/(operator-)?calls\/[^/]+$/
/** A module of several subjects has a folder of use cases for each. */
const caseFile = /^server\/modules\/[^/]+\/(?!(operator-)?calls\/|store\/|jobs\/)[^/]+\/[^/]+$/
const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** Code without what may hold brackets that are none. */
function plainCode(text: string): string {
  return withoutComments(text).replace(literal, (found) => found.replace(/[^\n]/g, ' '))
}

/** Builders of tests and crowded front doors: a folder's root is what others may call, at most ten files. */
function rootFindings(files: readonly SourceFile[]): Finding[] {
  const inRoot = files.filter(({ path }) => root.test(path) && isCode(path) && !isTest(path))
  const crowded = [...Map.groupBy(inRoot, ({ path }) => root.exec(path)?.[1] ?? '')].flatMap(([folder, door]) =>
    door.length > maxRootFiles
      ? [
          {
            path: folder,
            line: 1,
            rule: 'front-door-size',
            message: `${door.length} files in the root; ${maxRootFiles} at most. What nobody else calls is private.`,
          },
        ]
      : [],
  )
  const builders = inRoot
    .filter(({ path }) => path.endsWith('-builder.ts'))
    .map(({ path }) => ({
      path,
      line: 1,
      rule: 'builder-in-test-world',
      message: 'Builders of tests live in test-world/.',
    }))
  return [...crowded, ...builders]
}

/** Handlers of calls that do more than call a use case and present what comes back. */
function handlerFindings({ path, text }: SourceFile): Finding[] {
  const code = plainCode(text)
  return [...code.matchAll(/\bbind(?:Action|FourEyes)?\(/g)].flatMap(({ index }) => {
    const lines = code.slice(index, endOfBracket(code, index + 'bind'.length)).split('\n').length
    if (lines <= maxHandlerLines) return []
    const message = `${lines} lines; ${maxHandlerLines} at most. Move the work to a use case, the shape to a function.`
    return [{ path, line: lineAt(code, index), rule: 'handler-size', message }]
  })
}

function endOfBracket(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if (code[at] === '(') depth++
    if (code[at] === ')' && --depth === 0) return at + 1
  }
  return code.length
}

/** Use cases that take a transaction and open another: only what must commit before a refusal opens its own. */
function caseFindings({ path, text }: SourceFile): Finding[] {
  const code = plainCode(text)
  const starts = [...code.matchAll(/^(?:export )?(?:async )?function /gm)].map(({ index }) => index)
  return starts.flatMap((start, i) => {
    const body = code.slice(start, starts[i + 1] ?? code.length)
    if (!/\btx: Tx\b/.test(body) || !/\b(?:database|db)\.transaction\(/.test(body)) return []
    const message = 'It takes a transaction and opens another; it does one of both.'
    return [{ path, line: lineAt(code, start), rule: 'case-transaction', message }]
  })
}

/** What the folders of a module hold: its front door in the root, thin handlers in calls/, use cases in use-cases/. */
export const moduleFiles: Check = (files) => {
  const code = files.filter(({ path }) => isCode(path) && !isTest(path))
  return [
    ...rootFindings(files),
    ...code.filter(({ path }) => callFile.test(path)).flatMap(handlerFindings),
    ...code.filter(({ path }) => caseFile.test(path)).flatMap(caseFindings),
  ]
}
