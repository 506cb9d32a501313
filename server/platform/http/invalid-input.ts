import type { FieldFault } from '@banyan/contract/envelope.ts'

/** A request off its schema: every field that was refused, found before any handler runs. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly fields: readonly FieldFault[]

  constructor(fields: readonly FieldFault[]) {
    super('invalid input')
    this.fields = fields
  }
}
