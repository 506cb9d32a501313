/** Lines that are laid out together; those of groups out of sight are not (long-table.css). */
const groupSize = 10

/** Lines in groups of ten, in their order. */
export function lineGroups<Line>(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (let at = 0; at < lines.length; at += groupSize) groups.push(lines.slice(at, at + groupSize))
  return groups
}
