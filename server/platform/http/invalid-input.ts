import type { FieldFault } from '@banyan/contract/envelope.ts'

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
