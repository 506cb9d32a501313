// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { acceptedPatterns } from '@banyan/rules/fields/accepted-patterns.ts'
import { profileFields } from '@banyan/rules/fields/profile-fields.ts'
import { registrationFields } from '@banyan/rules/fields/registration-fields.ts'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { loadTexts, shellTexts, speak, type TextKey, text } from '#/src/i18n/text.ts'
import { fieldMessage, type NamedRule } from './field-message.ts'
import { RuledField } from './ruled-field.tsx'
import { useRuledValues } from './use-ruled-values.ts'

beforeAll(async () => {
  await speak('en')
  await loadTexts(shellTexts, errorTexts, formTexts)
})
afterEach(cleanup)

function rule<Name extends string>(name: Name, patternId = 1, fields: Partial<NamedRule> = {}): NamedRule<Name> {
  return { enabled: true, required: true, patternId, minLength: 6, maxLength: 16, ...fields, name }
}

/** A message as it is read: the spaces and the hyphen of a range do not break. */
const seen = (message: string) => message.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test('[ACC-10] each of the 18 kinds of values has a message of its own, with its lengths', () => {
  const messages = Object.keys(acceptedPatterns).map((id) => fieldMessage(text, rule('line', Number(id))))
  expect(messages).toHaveLength(18)
  expect(new Set(messages).size).toBe(18)
  for (const message of messages) expect(seen(message)).toMatch(/6 - 16 characters$/)
})

test.each(Object.keys(acceptedPatterns).map(Number))('[ACC-10] kind %d tells one number where both are equal', (id) => {
  const message = fieldMessage(text, rule('line', id, { minLength: 6, maxLength: 6 }))
  expect(message).toMatch(/6 characters$/)
  expect(message).not.toContain('6 - 6')
})

test.each([
  ['vi', 'từ 6 đến 16 ký tự'],
  ['ar', 'من 6 إلى 16 حرفًا'],
  ['zh-Hans', '6 至 16 个字符'],
])('[ACC-10] each kind has its message in %s', async (tag, lengths) => {
  await speak(tag)
  try {
    for (const id of Object.keys(acceptedPatterns))
      expect(seen(fieldMessage(text, rule('line', Number(id))))).toContain(lengths)
  } finally {
    await speak('en')
  }
})

test.each(['en', 'vi', 'zh-Hans'])('[ACC-10] a range stays in one line in %s', async (tag) => {
  await speak(tag)
  try {
    for (const id of Object.keys(acceptedPatterns))
      expect(fieldMessage(text, rule('line', Number(id)))).toMatch(/6\u00a0(-\u2060|[^\d -]+)\u00a016/)
  } finally {
    await speak('en')
  }
})

test('[SYS-24] what the specification quotes stands as it is quoted', () => {
  expect(seen(fieldMessage(text, rule('password', 1)))).toBe('Please fill in your password with 6 - 16 characters')
  expect(fieldMessage(text, rule('password', 1, { minLength: 8, maxLength: 8 }))).toBe(
    'Please fill in your password with 8 characters',
  )
  expect(text('form.required')).toBe('Input cannot be empty')
})

const shownElsewhere: readonly string[] = ['mobileNum', 'captcha']
test.each([...registrationFields, ...profileFields].filter((name) => !shownElsewhere.includes(name)))(
  '[ACC-26] %s has a label, a star where it is required, and says so where it is not',
  (name) => {
    const label = text(`field.${name}` as TextKey & 'field.email')
    expect(label).not.toBe('')
    for (const required of [true, false]) {
      render(
        <RuledField rule={rule(name as 'email', 1, { required })} value="" error={undefined} onChange={() => {}} />,
      )
      const input = screen.getByLabelText(required ? `${label} *` : label)
      expect(input).toHaveProperty('required', required)
      expect(screen.queryAllByText('Optional')).toHaveLength(required ? 0 : 1)
      cleanup()
    }
  },
)

test.each([
  ['email', 1, 'email'],
  ['qqNum', 1, 'numeric'],
  ['whatsapp', 1, 'tel'],
  ['idNumber', 7, 'numeric'],
  ['line', 4, 'email'],
] as const)('the field %s of kind %d has the keyboard %s', (name, patternId, keyboard) => {
  render(<RuledField rule={rule(name, patternId)} value="" error={undefined} onChange={() => {}} />)
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe(keyboard)
})

function ruledValues(...rules: NamedRule<'username' | 'password' | 'email'>[]) {
  const { result } = renderHook(() => useRuledValues(rules))
  return {
    write: (name: 'username' | 'password' | 'email', value: string) =>
      act(() => result.current.propsOf(name).onChange(value)),
    check: () => {
      let isGood = false
      act(() => {
        isGood = result.current.check()
      })
      return isGood
    },
    place: (error: unknown) => {
      let isPlaced = false
      act(() => {
        isPlaced = result.current.place(error)
      })
      return isPlaced
    },
    now: () => result.current,
  }
}

test('[ACC-10] an empty field is wrong only where it is required; another by its length and its kind, at the limit and beyond', () => {
  const fields = ruledValues(rule('username', 2), rule('email', 4, { required: false, minLength: 6, maxLength: 20 }))
  expect(fields.check()).toBe(false)
  expect(fields.now().faultOf('username')).toBe('Input cannot be empty')
  expect(fields.now().faultOf('email')).toBeUndefined()
  for (const [value, isGood] of [
    ['abcde', false],
    ['abcdef', true],
    ['a234567890123456', true],
    ['a2345678901234567', false],
    ['1bcdef', false],
    ['  abcdef  ', true],
  ] as const) {
    fields.write('username', value)
    expect([value, fields.check()]).toEqual([value, isGood])
  }
})

test('a password is taken as it is written, blanks and all', () => {
  const fields = ruledValues(rule('password', 1))
  fields.write('password', '  abcd')
  expect(fields.check()).toBe(true)
  expect(fields.now().valueOf('password')).toBe('  abcd')
})

test('a fault goes when its field is written in again', () => {
  const fields = ruledValues(rule('username', 2))
  fields.check()
  fields.write('username', 'a')
  expect(fields.now().faultOf('username')).toBeUndefined()
})

const invalid = (...faults: { path: string; rule: string }[]) =>
  new RequestError('invalid_input', '', { fields: faults })

test('[SYS-08] what the server refuses stands at its field; what has no field here is told otherwise', () => {
  const fields = ruledValues(rule('username', 2), rule('email', 4))
  expect(
    fields.place(invalid({ path: '/body/username', rule: 'required' }, { path: '/body/email', rule: 'rule' })),
  ).toBe(true)
  expect(fields.now().faultOf('username')).toBe('Input cannot be empty')
  expect(seen(fields.now().faultOf('email') ?? '')).toBe('A valid email address, 6 - 16 characters')
  expect(fields.place(invalid({ path: '/body/domain', rule: 'pattern' }))).toBe(false)
  expect(fields.place(new RequestError('username_taken', ''))).toBe(false)
})

test('the writing of a field is told to whoever holds it', () => {
  let written = ''
  render(<RuledField rule={rule('username', 2)} value="" error={undefined} onChange={(value) => (written = value)} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'lan' } })
  expect(written).toBe('lan')
})

test.each([
  ['bankAccountNumber', 1, '9704 0000 ０１８', '97040000018'],
  ['zalo', 1, '+84 912.345', '+84912345'],
  ['idNumber', 7, '০৭৯-০৯০', '079090'],
  ['paymentPassword', 7, '१३५७९०', '135790'],
  ['password', 7, '१ ३', '१ ३'],
  ['address', 1, '12/3 Lê Lợi', '12/3 Lê Lợi'],
] as const)(
  '[ACC-10] what is typed into %s of kind %d is read as a number where it is one',
  (name, kind, typed, read) => {
    let written = ''
    render(<RuledField rule={rule(name, kind)} value="" error={undefined} onChange={(value) => (written = value)} />)
    fireEvent.change(screen.getByLabelText(/ \*$/), { target: { value: typed } })
    expect(written).toBe(read)
    expect(screen.getByLabelText(/ \*$/)).toHaveProperty('maxLength', -1)
  },
)

test('[SYS-10] a fault that is shown changes with the language of the page', async () => {
  const fields = ruledValues(rule('username', 2), rule('email', 4))
  fields.write('email', 'x')
  fields.check()
  act(() => fields.now().setFault('terms', (t) => t('errors.terms_not_accepted')))
  const told = () => ['username', 'email', 'terms'].map((name) => fields.now().faultOf(name))
  const english = told()
  expect(english[0]).toBe('Input cannot be empty')
  await act(() => speak('vi'))
  try {
    for (const [at, fault] of told().entries()) expect(fault).not.toBe(english[at])
    expect(told()[0]).toBe(text('form.required'))
  } finally {
    await act(() => speak('en'))
  }
})
