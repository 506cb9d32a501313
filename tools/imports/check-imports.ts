import { readFile } from 'node:fs/promises'
import { pictureFile, pictureOf, withPicture } from '../architecture-picture.ts'
import { type Finding, report } from '../walls/finding.ts'
import { hooksFile } from '../walls/hook-parties.ts'
import { trackedPaths } from '../walls/list-files.ts'
import { type CruisedTree, cruiseTree } from './cruise-tree.ts'
import { featureEdges } from './feature-edges.ts'
import { folderCycles } from './folder-cycles.ts'
import { workspacesOf } from './workspaces-of.ts'

/**
 * A cruiser that cannot parse sees nothing and finds nothing wrong. So every source file below the root
 * must have been seen, the whole must have imports, and every workspace its rule.
 */
export function blindSpots(
  { files, rules }: CruisedTree,
  paths: readonly string[],
  workspaces: readonly string[],
): Finding[] {
  const seen = new Set(files.map(({ path }) => path))
  const unseen = paths
    .filter((path) => /^[^.].*\/.*\.(ts|tsx|mts|mjs)$/.test(path) && !seen.has(path))
    .map((path) => ({ path, line: 1, rule: 'unseen-file', message: 'The import rules did not see this file.' }))
  const unruled = workspaces
    .filter((workspace) => !rules.includes(`workspace-${workspace}`))
    .map((workspace) => `Workspace '${workspace}' has no line in .dependency-cruiser.mjs.`)
    .map((message) => ({ path: 'package.json', line: 1, rule: 'workspace-without-rule', message }))
  if (files.some(({ imports }) => imports.length > 0)) return [...unseen, ...unruled]
  return [
    ...unseen,
    ...unruled,
    { path: '.', line: 1, rule: 'no-imports-seen', message: 'Not one import was found in the tree.' },
  ]
}

function stalePicture({ files }: CruisedTree, page: string, hooks: string): Finding[] {
  if (withPicture(page, pictureOf(files, hooks)) === page) return []
  return [{ path: pictureFile, line: 1, rule: 'picture-current', message: 'Redraw it with npm run generate.' }]
}

/** Breaches of the import rules, cycles between folders, too many edges, and files that the rules did not see. */
export async function importFindings(root: string): Promise<Finding[]> {
  const workspaces = await workspacesOf(root)
  const [tree, paths] = await Promise.all([cruiseTree(root, workspaces), trackedPaths(root)])
  return [
    ...tree.findings,
    ...folderCycles(tree.files),
    ...featureEdges(tree.files),
    ...blindSpots(tree, paths, workspaces),
    ...stalePicture(
      tree,
      await readFile(`${root}/${pictureFile}`, 'utf8'),
      await readFile(`${root}/${hooksFile}`, 'utf8').catch(() => ''),
    ),
  ]
}

if (import.meta.main) {
  const findings = await importFindings(process.cwd())
  if (process.argv.includes('--json')) console.log(JSON.stringify(findings))
  else if (findings.length > 0) console.log(report(findings))
  if (findings.length > 0) process.exitCode = 1
}
