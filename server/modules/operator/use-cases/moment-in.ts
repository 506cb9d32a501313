import { momentOf } from '@banyan/rules/content/moment.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** A moment may have the form of one and be none, such as the 40th of a month. */
export function momentIn(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = momentOf(text)
  if (!moment) throw new InvalidInput([{ path: `/query/${field}`, rule: 'moment' }])
  return moment
}
