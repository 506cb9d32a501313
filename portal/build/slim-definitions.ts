import type { ESTree, Plugin } from 'vite'

/** What the browser needs of a definition; the rest is the build's. */
const kept = ['component']
/** And of one that the router reads, as it loads more than code. */
const keptByRouter = ['path', 'loader', 'staleTime', 'component']

/** Leaves in the definitions of pages what the browser needs, so that no visitor loads what is said to the build alone. */
export function slimDefinitions(): Plugin {
  return {
    name: 'banyan-slim-definitions',
    apply: 'build',
    transform: {
      filter: { id: /\.page\.ts$/ },
      handler(code) {
        return { code: slimmed(code, this.parse(code)), map: null }
      },
    },
  }
}

/** `code` with no other properties in what is passed to `definePage`. */
export function slimmed(code: string, { body }: ESTree.Program): string {
  const definitions = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration'
      ? declared.declarations.flatMap(({ init }) => definitionIn(init))
      : []
  })
  return definitions.toReversed().reduce((left, { start, end, argument }) => {
    const names = argument.properties.map(nameOf)
    const needed = names.includes('loader') ? keptByRouter : kept
    const text = argument.properties
      .filter((_, place) => needed.includes(names[place] ?? ''))
      .map((property) => code.slice(property.start, property.end))
      .join(', ')
    return `${left.slice(0, start)}({ ${text} })${left.slice(end)}`
  }, code)
}

function nameOf(property: ESTree.ObjectExpression['properties'][number]): string | undefined {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined
}

function definitionIn(init: ESTree.Expression | null) {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'definePage')
    return []
  const [argument] = init.arguments
  return argument?.type === 'ObjectExpression' ? [{ start: init.start, end: init.end, argument }] : []
}
