import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import type { Finding } from '../walls/finding.ts'

/** A file of ours and the files and packages it imports, in any spelling. */
export interface ImportingFile {
  readonly path: string
  readonly imports: readonly string[]
}

/** What the import rules say about the tree below `root`, and the graph they were held against. */
export interface CruisedTree {
  readonly files: readonly ImportingFile[]
  readonly findings: readonly Finding[]
  /** Names of the rules that were applied. */
  readonly rules: readonly string[]
}

/** Follows every import of the given workspaces. The process must run in `root`: the cruiser resolves from there. */
export async function cruiseTree(root: string, workspaces: readonly string[]): Promise<CruisedTree> {
  const options = await extractDepcruiseOptions(`${root}/.dependency-cruiser.mjs`)
  const { output } = await cruise([...workspaces], { ...options, baseDir: root })
  if (typeof output === 'string') throw new Error('The cruiser answered with text instead of a graph.')
  return {
    files: output.modules.filter(({ source }) => isOurs(source, workspaces)).map(importingFile),
    findings: violations(output),
    rules: (output.summary.ruleSetUsed?.forbidden ?? []).map(({ name }) => name ?? ''),
  }
}

function isOurs(path: string, workspaces: readonly string[]): boolean {
  return workspaces.some((workspace) => path.startsWith(`${workspace}/`))
}

function importingFile({ source, dependencies }: IModule): ImportingFile {
  return { path: source, imports: dependencies.map(({ resolved }) => resolved) }
}

function violations({ summary }: ICruiseResult): Finding[] {
  return summary.violations.map(({ from, to, rule, cycle, comment }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return { path: from, line: 1, rule: rule.name, message: `→ ${way}  ${comment ?? ''}`.trim() }
  })
}
