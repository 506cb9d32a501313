/** How the relays answer, with what its button says. */
export const faults = {
  none: 'Speak',
  late: 'Speak 20 s late',
  very_late: 'Speak 11 min late',
  silent: 'Never answer',
  away: 'Hang up',
  forged: 'Sign with another key',
  repeated: 'Repeat the value before',
  old: 'Answer a round of three years ago',
} as const
export type Fault = keyof typeof faults

/** Seconds by which each fault delays a round. */
export const lateBySeconds: Readonly<Partial<Record<Fault, number>>> = { late: 20, very_late: 660 }

/** Which relays have the fault, with what its button says. */
export const reaches = { both: 'At both relays', first: 'At relay 1 only' } as const
export type Reach = keyof typeof reaches
