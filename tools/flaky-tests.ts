/** A run with more flaky tests than this fails. */
const maxFlakyTests = 3

/** Names the tests that passed at their second try, on one line, and says whether the run fails because of them. */
export function judgeFlaky(names: readonly string[]): {
  readonly lines: readonly string[]
  readonly isTooMany: boolean
} {
  const isTooMany = names.length > maxFlakyTests
  if (names.length === 0) return { lines: [], isTooMany }
  const list = `${names.length} flaky: ${names.map((name) => name.replace(/\s+/g, ' ')).join('; ')}`
  const reason = `More than ${maxFlakyTests} tests passed only at their second try, which counts as one failure.`
  return { lines: isTooMany ? [list, reason] : [list], isTooMany }
}
