/**
 * Where a server can be killed on a vendor's call (reliability goals, crash points B1 to B12), in the order in which a
 * call comes by them. Calls that arrive together share a transaction. What is written goes out before the commit, and is
 * answered when the commit may be on its way.
 */
export const crashPoints = [
  'parsed',
  'signature ok',
  'transaction begun',
  'money locked',
  'known read',
  'before commit',
  'commit sent',
  'postings in',
  'calls kept',
  'committed',
  'half the response written',
  'response sent',
] as const

/**
 * And on what a payment tells others, which not every call does: its event in the outbox (B7), and the relay with it
 * (O1 to O3). A relay of another process may come first.
 */
export const eventPoints = [
  'outbox in',
  'event claimed',
  'event consumed',
  'event marked',
  'delivery committed',
] as const

/** The points that a plain call comes by, whose transaction is one trip to the database. */
export const plainCrashPoints: readonly CrashPoint[] = crashPoints.filter(
  (point) => !['money locked', 'known read', 'calls kept'].includes(point),
)

export type CrashPoint = (typeof crashPoints)[number] | (typeof eventPoints)[number]

/**
 * A request with this header, `committed:3`, lets the server kill itself at the third arrival at the point; with
 * `committed:3:SIGSTOP` it stops there until it is told to go on.
 */
export const crashHeader = 'x-crash-at'

/** What a process is to load before the server so that it can be killed so; nothing of it is in the server itself. */
export const crashHooks = import.meta.resolve('./crash-hooks.ts')
