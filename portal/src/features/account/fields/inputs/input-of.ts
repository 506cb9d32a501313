import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import type { ComponentProps } from 'react'
import type { NamedRule } from '../field-message.ts'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'dir' | 'spellCheck'
>

/** Digits and nothing else. */
const digitsKind = 7

/** What is written letter by letter, not in words: nothing corrects it, and it runs as Latin does. */
const exact: Input = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }
const secret: Input = { ...exact, type: 'password', autoComplete: 'new-password' }
const words = (autoComplete: string): Input => ({ autoComplete, dir: 'auto' })

const byName: Readonly<Record<string, Input>> = {
  username: { ...exact, autoComplete: 'username' },
  password: secret,
  newPassword: secret,
  paymentPassword: secret,
  payeeName: words('name'),
  fullName: words('name'),
  bankAccountName: words('off'),
  birthday: { type: 'date', autoComplete: 'bday' },
  address: words('street-address'),
  nationality: words('country-name'),
  occupation: words('organization-title'),
  incomeSource: words('off'),
  email: { ...exact, type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { ...exact, inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { ...exact, inputMode: 'tel', autoComplete: 'off' },
  zalo: { ...exact, inputMode: 'tel', autoComplete: 'off' },
  bankAccountNumber: { ...exact, inputMode: 'numeric', autoComplete: 'off' },
}

/** Kinds of values that tell which keyboard is right. */
const byPattern: Readonly<Record<number, Input>> = { 4: { inputMode: 'email' }, [digitsKind]: { inputMode: 'numeric' } }

/** The keyboard, the direction and the memory of the browser that a field wants. */
export function inputOf({ name, patternId }: Pick<NamedRule, 'name' | 'patternId'>): Input {
  const own = byName[name] ?? { ...exact, autoComplete: 'off' }
  return { ...own, ...(own.inputMode ? {} : byPattern[patternId]) }
}

const loginPasswords = ['password', 'newPassword', 'oldPassword']

/** What is typed into such a field, as it is kept: a number is read whatever script it is in and however it is grouped. */
export function typedIn({ name, patternId }: Pick<NamedRule, 'name' | 'patternId'>, text: string): string {
  const { inputMode } = inputOf({ name, patternId })
  const isNumber = patternId === digitsKind || inputMode === 'numeric' || inputMode === 'tel'
  return isNumber && !loginPasswords.includes(name) ? digitsTyped(text) : text
}
