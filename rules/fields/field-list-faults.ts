import type { FieldRule } from './field-rule.ts'

interface NamedField extends FieldRule {
  readonly name: string
}

/** What is wrong in a list of fields: where it stands, and the rule that it breaks. */
export interface FieldListFault {
  readonly path: string
  readonly rule: string
}

/** What contradicts itself in the fields of a form (requirements SYS-08, ACC-24). */
export function fieldListFaults(fields: readonly NamedField[]): FieldListFault[] {
  const names = fields.map(({ name }) => name)
  return fields.flatMap(({ name, enabled, required, minLength, maxLength }, place) => [
    ...(names.indexOf(name) < place ? [{ path: `/fields/${place}/name`, rule: 'duplicate' }] : []),
    ...(required && !enabled ? [{ path: `/fields/${place}/required`, rule: 'enabled' }] : []),
    ...(minLength > maxLength ? [{ path: `/fields/${place}/minLength`, rule: 'maxLength' }] : []),
  ])
}

const anyCharacters = 1
/** Shorter passwords are found too quickly, and longer ones must be possible (reliability goal 2.6). */
const passwordLengths = { least: 8, most: 64 } as const

/** What keeps people from registering with a username and a good password. */
export function registrationFaults(fields: readonly NamedField[]): FieldListFault[] {
  return [
    ...['username', 'password'].flatMap((name) => {
      const place = fields.findIndex((field) => field.name === name)
      const field = fields[place]
      if (!field) return [{ path: '/fields', rule: name }]
      const broken = (['enabled', 'required'] as const).filter((rule) => !field[rule])
      return broken.map((rule) => ({ path: `/fields/${place}/${rule}`, rule: name }))
    }),
    ...fields.flatMap(({ name, patternId, minLength, maxLength }, place) => {
      if (name !== 'password') return []
      const broken = [
        ...(patternId === anyCharacters ? [] : ['patternId']),
        ...(minLength < passwordLengths.least ? ['minLength'] : []),
        ...(maxLength < passwordLengths.most ? ['maxLength'] : []),
      ]
      return broken.map((rule) => ({ path: `/fields/${place}/${rule}`, rule: 'password' }))
    }),
  ]
}
