import type { Finding } from '../walls/finding.ts'
import { isTest } from '../walls/source-kind.ts'
import { wingFolder } from '../walls/wings.ts'
import type { ImportingFile } from './cruise-tree.ts'

/** Pairs of features of which one imports the other. The fewer, the less a change reaches. */
const maxEdges = 70
const feature = new RegExp(`^${wingFolder}/[^/]+/[^/]+(?=/)`)

/** Too many edges between features of the portal: parts that belong to one subject lie in several folders. */
export function featureEdges(files: readonly ImportingFile[]): Finding[] {
  const edges = new Set(
    files
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) => imports.map((target) => [featureOf(path), featureOf(target)] as const))
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
      .map((edge) => edge.join(' → ')),
  )
  if (edges.size <= maxEdges) return []
  const message = `${edges.size} edges between features; ${maxEdges} at most. Merge features of one subject.`
  return [{ path: wingFolder, line: 1, rule: 'feature-edges', message }]
}

function featureOf(path: string): string | undefined {
  return feature.exec(path)?.[0]
}
