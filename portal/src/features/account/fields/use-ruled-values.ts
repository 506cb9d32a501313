import { RequestError } from '@banyan/client/request-error.ts'
import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { type Fault, isMissing } from './fault.ts'
import { fieldMessage, type NamedRule } from './field-message.ts'

type Texts<Name extends string> = Partial<Record<Name, string | undefined>>
type Faults = Partial<Record<string, Fault | undefined>>

/**
 * What is written in fields with settings, and what is wrong with it. Other fields of the same form keep their faults
 * here too, under names of their own.
 */
export function useRuledValues<Name extends string>(rules: readonly NamedRule<Name>[], first: Texts<Name> = {}) {
  const t = useText()
  const [values, setValues] = useState<Texts<string>>(first)
  const [faults, setFaults] = useState<Faults>({})
  const toldOf = (name: string) => faults[name]?.(t)

  return {
    /** Values are trimmed, passwords are not. */
    valueOf: (name: Name): string => {
      const written = values[name] ?? ''
      return isSecret(name) ? written : written.trim()
    },
    /** What `RuledField` takes for a field. */
    propsOf: (name: Name) => ({
      value: values[name] ?? '',
      error: toldOf(name),
      onChange: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }))
        setFaults(({ [name]: _, ...others }) => others)
      },
    }),
    faultOf: toldOf,
    /** Shows all faults, with the form's own; returns whether there are none. */
    check(besides: Faults = {}): boolean {
      const found: Faults = {}
      for (const rule of rules) {
        const written = values[rule.name] ?? ''
        const fault = fieldFault(rule, isSecret(rule.name) ? passwordText(written) : written.trim())
        if (fault) found[rule.name] = faultOfRule(rule, fault)
      }
      for (const [name, fault] of Object.entries(besides)) if (fault) found[name] = fault
      setFaults(found)
      return Object.keys(found).length === 0
    },
    /** Shows the server's refusals at their fields; returns whether every one has a field here. */
    place(error: unknown): boolean {
      if (!(error instanceof RequestError) || error.code !== 'invalid_input' || !error.fields?.length) return false
      const found: Faults = {}
      for (const { path, rule: broken } of error.fields) {
        const rule = rules.find(({ name }) => path === `/body/${name}`)
        if (!rule) return false
        found[rule.name] = faultOfRule(rule, broken === 'required' ? 'required' : 'rule')
      }
      setFaults(found)
      return true
    },
    /** Without a fault, one that is shown goes. */
    setFault: (name: string, fault?: Fault) => setFaults((before) => ({ ...before, [name]: fault })),
  }
}

function faultOfRule(rule: NamedRule, fault: 'required' | 'rule'): Fault {
  return fault === 'required' ? isMissing : (t) => fieldMessage(t, rule)
}

function isSecret(name: string): boolean {
  return name === 'password' || name === 'paymentPassword' || name === 'newPassword'
}
