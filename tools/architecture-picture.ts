import type { ImportingFile } from './imports/cruise-tree.ts'
import { hookParties } from './walls/hook-parties.ts'
import { isTest } from './walls/source-kind.ts'

/** The page that carries the picture between two markers. */
export const pictureFile = 'docs/ARCHITECTURE.md'
const markers = /(<!-- picture: begin[^\n]*-->\n)[\s\S]*?(<!-- picture: end -->)/

/** Part → parts that it imports. */
type PartGraph = Map<string, Set<string>>

/** The part of the house that a file belongs to: a workspace, and inside the server a part of the platform, the ledger or a module. */
export function partOf(path: string): string {
  const server = /^server\/(?:(platform|modules)\/[^/]+|ledger|migrations|\w+)(?=\/|\.ts$)/.exec(path)
  return server?.[0] ?? path.split('/')[0] ?? path
}

/**
 * A Mermaid block of the parts and their imports; an import that follows from others is left out. A dotted arrow is a hook,
 * from the module that asks to the one that answers.
 */
export function pictureOf(files: readonly ImportingFile[], hooks: string): string {
  const graph = withoutDetours(partGraph(files))
  const parts = [...graph.keys()].sort()
  const node = (part: string) => `${idOf(part)}["${part.split('/').at(-1)}"]`
  const group = (title: string, prefix: string, indent: string) => {
    const members = parts.filter((part) => part.startsWith(prefix) && !part.slice(prefix.length).includes('/'))
    if (members.length === 0) return []
    return [`${indent}subgraph ${title}`, ...members.map((part) => `${indent}  ${node(part)}`), `${indent}end`]
  }
  const inside = [...group('platform', 'server/platform/', '    '), ...group('modules', 'server/modules/', '    ')]
  const roots = parts.filter((part) => /^server\/[^/]+$/.test(part)).map((part) => `    ${node(part)}`)
  const server = inside.length + roots.length > 0 ? ['  subgraph server', ...roots, ...inside, '  end'] : []
  const edges = parts.flatMap((part) =>
    [...(graph.get(part) ?? [])].sort().map((to) => `  ${idOf(part)} --> ${idOf(to)}`),
  )
  const outside = parts.filter((part) => !part.includes('/')).map((part) => `  ${node(part)}`)
  const module = (name: string) => idOf(`server/modules/${name}`)
  const asked = hookParties(hooks).map(
    ({ hook, asks, answers }) => `  ${module(asks)} -. ${hook} .-> ${module(answers)}`,
  )
  return ['```mermaid', 'flowchart TD', ...outside, ...server, ...edges, ...asked, '```', ''].join('\n')
}

/** The page with its picture brought up to date. */
export function withPicture(page: string, picture: string): string {
  if (!markers.test(page)) throw new Error(`${pictureFile} has lost the markers of its picture.`)
  return page.replace(markers, (_, begin: string, end: string) => `${begin}${picture}${end}`)
}

/** `platform` and `modules` are frames of the picture, so an id never equals a frame's title. */
function idOf(part: string): string {
  return `part_${part.replace(/[^a-z0-9]/g, '_')}`
}

function partGraph(files: readonly ImportingFile[]): PartGraph {
  const drawn = files.filter(({ path }) => !isTest(path))
  const known = new Set(drawn.map(({ path }) => path))
  const graph: PartGraph = new Map(drawn.map(({ path }) => [partOf(path), new Set()]))
  for (const { path, imports } of drawn) {
    const targets = imports.filter((target) => known.has(target)).map(partOf)
    for (const target of targets) if (target !== partOf(path)) graph.get(partOf(path))?.add(target)
  }
  return graph
}

function withoutDetours(graph: PartGraph): PartGraph {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  const needed = (targets: Set<string>) =>
    [...targets].filter(
      (to) => ![...targets].some((other) => other !== to && reaches(other, to) && !reaches(to, other)),
    )
  return new Map([...graph].map(([part, targets]) => [part, new Set(needed(targets))]))
}
