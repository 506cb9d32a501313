import { momentFormat } from '@banyan/client/formats.ts'
import { startUp } from '#/src/session/start-up.ts'

/** A moment of the wire in the merchant's zone, as the header's clock tells it. */
export function momentText(moment: string): string {
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
