/** Source code of ours that people write: generated files are their generator's business. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.gen.ts')
}

/** A test, a world that tests run in, or a journey. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.includes('/test-world/') || path.startsWith('e2e/')
}

/** The folders where SQL may stand. */
export function mayHoldSql(path: string): boolean {
  return /^server\/(modules\/[^/]+\/store|ledger|migrations|platform\/(db|settings|keys|outbox|jobs|backup))\//.test(
    path,
  )
}

/** Comments, and what may hold their signs without being one: strings, templates and regular expressions. */
const commentOrLiteral =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=(?:[=(,:!&|?;[{}]|return|=>)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g

/** `text` with comments blanked out, every other character in its place. */
export function withoutComments(text: string): string {
  return text.replace(commentOrLiteral, (found) => (/^\/[/*]/.test(found) ? found.replace(/[^\n]/g, ' ') : found))
}
