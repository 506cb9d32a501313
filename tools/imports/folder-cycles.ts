import { dirname } from 'node:path/posix'
import type { Finding } from '../walls/finding.ts'
import { isTest } from '../walls/source-kind.ts'
import type { ImportingFile } from './cruise-tree.ts'

/** Folder → folder it imports from → one import that makes it so. */
type FolderGraph = Map<string, Map<string, { from: string; to: string }>>

/**
 * Cycles between folders that are not each other's ancestors: a folder may use its own subfolders and
 * they its front door. Every ancestor counts as importing what its files import, so that two modules
 * cannot lean on each other through different subfolders. Tests may look further and are left out.
 */
export function folderCycles(files: readonly ImportingFile[]): Finding[] {
  const graph = folderGraph(files.filter(({ path }) => !isTest(path)))
  const seen = new Set<string>()
  const findings: Finding[] = []
  for (const start of graph.keys()) {
    const cycle = cycleThrough(graph, start)
    const key = cycle && [...cycle].sort().join(' ')
    if (cycle === undefined || key === undefined || seen.has(key)) continue
    seen.add(key)
    const edge = graph.get(start)?.get(cycle[1] ?? start)
    const message = `${[...cycle, start].join(' → ')}, here by importing ${edge?.to ?? ''}`
    findings.push({ path: edge?.from ?? start, line: 1, rule: 'no-folder-cycle', message })
  }
  return findings
}

function folderGraph(files: readonly ImportingFile[]): FolderGraph {
  const known = new Set(files.map(({ path }) => path))
  const graph: FolderGraph = new Map()
  for (const { path, imports } of files) {
    for (const to of imports.filter((target) => known.has(target))) {
      for (const [folder, target] of apartFolders(dirname(path), dirname(to))) {
        const targets = graph.get(folder) ?? new Map()
        if (!targets.has(target)) targets.set(target, { from: path, to })
        graph.set(folder, targets)
      }
    }
  }
  return graph
}

/** The two folders and their ancestors, pair by pair, as far as neither holds the other. */
function apartFolders(from: string, to: string): [string, string][] {
  const pairs = ancestors(from).flatMap((folder) => ancestors(to).map((target): [string, string] => [folder, target]))
  return pairs.filter(
    ([folder, target]) => !`${folder}/`.startsWith(`${target}/`) && !`${target}/`.startsWith(`${folder}/`),
  )
}

function ancestors(folder: string): string[] {
  const parts = folder.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The shortest way from `start` back to itself, without its return. */
function cycleThrough(graph: FolderGraph, start: string): string[] | undefined {
  const ways: string[][] = [[start]]
  const visited = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way
      if (visited.has(next)) continue
      visited.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
