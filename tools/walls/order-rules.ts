/** What the import rules say of one folder of an order. */
interface OrderRule {
  readonly name: string
  readonly severity: 'error'
  readonly comment: string
  readonly from: { readonly path: string; readonly pathNot: readonly string[] }
  readonly to: { readonly path: string; readonly pathNot: string }
}

interface OrderedFolders {
  /** Begins the name of each rule. */
  readonly name: string
  /** The folder that holds the ordered ones. */
  readonly folder: string
  /** Rows from the lowest to the highest; folders of one row do not know each other. */
  readonly order: readonly (readonly string[])[]
  /** What to do with what a lower folder has for a higher one. */
  readonly otherwise: string
  /** Files that may look further. */
  readonly exempt: readonly string[]
}

/** A rule for each folder: it imports itself and the rows before its own. */
export function orderRules({ name, folder, order, otherwise, exempt }: OrderedFolders): OrderRule[] {
  return order.flatMap((row, index) => {
    const lower = order.slice(0, index).flat()
    return row.map((part) => ({
      name: `${name}-${part}`,
      severity: 'error' as const,
      comment: `${part} may import ${lower.join(', ') || 'none of the others'}. ${otherwise}`,
      from: { path: `^${folder}/${part}/`, pathNot: exempt },
      to: { path: `^${folder}/`, pathNot: `^${folder}/(${[part, ...lower].join('|')})/` },
    }))
  })
}
