/** A tracked text file: path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** One breach of a wall. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

/** A check looks at all files at once, because some walls stand between files. */
export type Check = (files: readonly SourceFile[]) => Finding[]

/** Number of the line that holds the character at `index`, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** `path:line  rule  message`, one line per finding, in the order of the tree. */
export function report(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map(({ path, line, rule, message }) => `${path}:${line}  ${rule}  ${message}`)
    .join('\n')
}
