import { startUp } from '#/src/session/start-up.ts'

const wireMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Whether a cell of a table holds a moment of the wire. */
export const isMoment = (text: string): boolean => wireMoment.test(text)

/** A moment as spreadsheets read it, 2026-11-26 18:00:00, in the merchant's zone. */
export function momentInFile(moment: string): string {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: startUp().timeZone } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(new Date(moment))
}
