import type { Check } from './finding.ts'

const page = 'docs/ARCHITECTURE.md'

/** Every workspace has its line in the map of the house. */
export const workspaceDocs: Check = (files) => {
  const textOf = (wanted: string) => files.find(({ path }) => path === wanted)?.text ?? ''
  const { workspaces = [] } = JSON.parse(textOf('package.json') || '{}') as { workspaces?: string[] }
  return workspaces
    .filter((workspace) => !textOf(page).includes(`\`${workspace}/\``))
    .map((workspace) => ({
      path: 'package.json',
      line: 1,
      rule: 'workspace-docs',
      message: `Workspace '${workspace}' has no line in ${page}.`,
    }))
}
