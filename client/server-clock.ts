import { lastAnswer } from './last-answer.ts'

/** The time by the server's clock in milliseconds, to a second; by this device's where no answer has told it. */
function serverNow(): number {
  const told = Date.parse(lastAnswer.date ?? '')
  return Number.isNaN(told) ? Date.now() : told + performance.now() - lastAnswer.heardAt
}

/** The moment of this page's own clock, which nobody can set, at which the server's reaches that of the wire. */
export function pageMomentOf(moment: string): number {
  return performance.now() + Date.parse(moment) - serverNow()
}
