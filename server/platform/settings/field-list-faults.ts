import type { FieldRule } from '@banyan/rules/fields/field-rule.ts'
import { duplicates, type ValueFault } from '#/platform/settings/section.ts'

interface NamedField extends FieldRule {
  readonly name: string
}

/** What contradicts itself in the fields of a form (requirements SYS-08, ACC-24). */
export function fieldListFaults(fields: readonly NamedField[]): ValueFault[] {
  return [
    ...duplicates('/fields', 'name', fields),
    ...fields.flatMap(({ enabled, required, minLength, maxLength }, place) => [
      ...(required && !enabled ? [{ path: `/fields/${place}/required`, rule: 'enabled' }] : []),
      ...(minLength > maxLength ? [{ path: `/fields/${place}/minLength`, rule: 'maxLength' }] : []),
    ]),
  ]
}
