/** A moment as an input of date and time has it, such as 2026-12-01T18:00, by the clocks of a zone; empty where it is none. */
export function zonedText(moment: string, timeZone: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + offsetMs(time, timeZone)).toISOString().slice(0, 16)
}

/** The moment at which the clocks of a zone show this date and time. */
export function zonedMoment(text: string, timeZone: string): string {
  const shown = Date.parse(`${text}Z`)
  if (Number.isNaN(shown)) return ''
  // Around a change of the clocks the first guess may have the other offset.
  const guess = shown - offsetMs(shown, timeZone)
  return new Date(shown - offsetMs(guess, timeZone)).toISOString().replace('.000Z', 'Z')
}

function offsetMs(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(time)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const shown = Date.parse(
    `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`,
  )
  return shown - Math.floor(time / 1_000) * 1_000
}
