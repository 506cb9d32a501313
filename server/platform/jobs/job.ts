import type { Tx } from '#/platform/db/handles.ts'

/** What a job does of one slot of its time. */
export interface JobRun {
  /** When the slot began: by it a job knows what it is about, however late it runs. */
  readonly slot: Date
  /**
   * Does one item of the slot, once in all, whoever tries: the work and the note that it is done are one transaction.
   * What the work answers is kept with the note. False where the item was done before.
   */
  once(item: string, work: (tx: Tx) => Promise<object | undefined>): Promise<boolean>
}

/** Work of a module that comes round by itself. Time is cut into slots, each of which is done once. */
export interface Job {
  /** Verb-noun; it stays, because what was done stands under it. */
  readonly name: string
  /** How long a slot is. */
  readonly everyMinutes: 1 | 5 | 15 | 60 | 1_440
  /** From when on, in minutes after the hour or, where a slot is a day, after midnight in UTC. */
  readonly atMinute: number
  /** Of slots that nobody was there for: the last one alone, or each of them. */
  readonly missed: 'last' | 'each'
  run(run: JobRun): Promise<void>
}
