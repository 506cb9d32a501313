/**
 * Work that every worker process looks for several times a second, where minutes are too late: a journal that is summed
 * up, money that waits to be sent. Any number of processes may look at once, so a step must be right beside another's:
 * its work and its mark are one transaction, or a lock or a claim lets one process alone do it.
 */
export interface Poll {
  /** Verb-noun; for the log, and for tests that run one by hand. */
  readonly name: string
  /** Does some of what waits; answers whether more does. A look that finds nothing costs one cheap indexed statement. */
  step(): Promise<boolean>
}
