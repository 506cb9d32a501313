import { momentFormat } from '@banyan/client/formats.ts'
import { startUp } from '#/src/session/start-up.ts'

/** A moment of the wire in the merchant's zone, which it names. */
export function momentText(moment: string): string {
  // Isolated, so that the zone's sign stays in its place in any script.
  return `${momentCell(moment)} \u2066${merchantZone(new Date(moment))}\u2069`
}

/** The same in a table, which names the zone once. */
export function momentCell(moment: string): string {
  return momentFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: startUp().timeZone,
  }).format(new Date(moment))
}

/** The merchant's zone, such as GMT+7, now or at a moment. */
export function merchantZone(at?: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone: startUp().timeZone })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
