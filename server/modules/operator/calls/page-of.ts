/** A page of at most `size` rows, of which one more was read to know whether another page follows. */
export function pageOf<Row extends { readonly id: bigint }, Shown>(
  found: readonly Row[],
  size: number,
  present: (row: Row) => Shown,
): { rows: Shown[]; next: string | null } {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows: rows.map(present), next: found.length > size && last ? String(last.id) : null }
}
