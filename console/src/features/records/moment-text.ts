import { momentFormat } from '@banyan/client/formats.ts'
import { startUp } from '#/src/session/start-up.ts'

/** A moment of the wire in the merchant's zone, which it names. */
export function momentText(moment: string): string {
  return `${momentCell(moment)} ${merchantZone(new Date(moment))}`
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

/** The merchant's zone, such as GMT+7, now or at a moment; isolated, so that its sign stays in its place in any script. */
export function merchantZone(at?: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone: startUp().timeZone })
  return `\u2066${format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value}\u2069`
}
