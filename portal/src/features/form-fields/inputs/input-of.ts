import type { ComponentProps } from 'react'
import type { NamedRule } from '../field-message.ts'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'dir' | 'spellCheck' | 'maxLength'
>

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
const byPattern: Readonly<Record<number, Input>> = { 4: { inputMode: 'email' }, 7: { inputMode: 'numeric' } }

/** The keyboard, the direction and the memory of the browser that a field wants. */
export function inputOf({ name, patternId }: NamedRule): Input {
  const own = byName[name] ?? { ...exact, autoComplete: 'off' }
  // A value that is too long is told, not cut off; the server takes 200.
  return { ...own, ...(own.inputMode ? {} : byPattern[patternId]), maxLength: 200 }
}
