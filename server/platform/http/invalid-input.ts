import type { FieldFault } from '@banyan/contract/envelope.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'

/** Answers name at most this many refused fields, so that a hostile request can't ask for a long answer. */
const faultsAtMost = 20

/** A request off its schema: the fields that were refused, most of them before any handler runs. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly fields: readonly FieldFault[]

  constructor(fields: readonly FieldFault[]) {
    super('invalid input')
    this.fields = fields.slice(0, faultsAtMost)
  }
}

/** A moment may have the form of one and be none, such as the 40th of a month. */
export function momentIn(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = momentOf(text)
  if (!moment) throw new InvalidInput([{ path: `/query/${field}`, rule: 'moment' }])
  return moment
}
