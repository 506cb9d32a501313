import { featurePlaces } from './feature-places.ts'
import { fileNames } from './file-names.ts'
import { fileSize, sizeDistribution } from './file-size.ts'
import { type Check, type Finding, report } from './finding.ts'
import { hookDirection } from './hook-parties.ts'
import { importSpelling } from './import-spelling.ts'
import { sourceFiles } from './list-files.ts'
import { logicalClasses } from './logical-classes.ts'
import { moduleFiles } from './module-files.ts'
import { moduleShape } from './module-shape.ts'
import { operatorCalls } from './operator-calls.ts'
import { sqlPlaces } from './sql-places.ts'
import { tableWriters } from './table-writers.ts'

const page = 'docs/ARCHITECTURE.md'

/** Every workspace has its line in the map of the house. */
const workspaceDocs: Check = (files) => {
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

const checks: readonly Check[] = [
  featurePlaces,
  fileNames,
  fileSize,
  sizeDistribution,
  hookDirection,
  importSpelling,
  logicalClasses,
  moduleFiles,
  moduleShape,
  operatorCalls,
  sqlPlaces,
  tableWriters,
  workspaceDocs,
]

/** Breaches of the walls that neither the linter nor the import rules can see. */
async function wallFindings(root: string): Promise<Finding[]> {
  const files = await sourceFiles(root)
  if (files.length === 0) throw new Error(`No source file under ${root}: a check of nothing proves nothing.`)
  return checks.flatMap((check) => check(files))
}

if (import.meta.main) {
  const findings = await wallFindings(process.cwd())
  if (process.argv.includes('--json')) console.log(JSON.stringify(findings))
  else if (findings.length > 0) console.log(report(findings))
  if (findings.length > 0) process.exitCode = 1
}
