// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTexts, shellTexts, speak } from '#/src/i18n/text.ts'
import { lotteryTexts } from '../lottery-texts.ts'
import { MultipleField } from './multiple-field.tsx'

beforeAll(async () => {
  await speak('en')
  await loadTexts(shellTexts, lotteryTexts)
})
afterEach(cleanup)

function Held() {
  const [value, setValue] = useState(2)
  return (
    <>
      <MultipleField value={value} label="Multiple" onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function typed(value: string) {
  const field = screen.getByLabelText('Multiple')
  fireEvent.change(field, { target: { value } })
  return { field, multiple: screen.getByRole('status').textContent, fault: screen.queryByRole('alert')?.textContent }
}

test.each([
  ['25', '25'],
  ['٢٥', '25'],
  ['๒๕', '25'],
  ['\u200f25', '25'],
  ['1,000', '1000'],
  ['99999', '99999'],
])('[LOT-04] %j is a multiple of %s', (text, multiple) => {
  render(<Held />)
  expect(typed(text)).toMatchObject({ multiple, fault: undefined })
})

test.each(['100000', '0', '2.5', '2x'])('[LOT-04] %j is told as no multiple, and the last one stays', (text) => {
  render(<Held />)
  const { field, multiple, fault } = typed(text)
  expect([multiple, fault]).toEqual(['2', 'A whole number from 1 to 99,999'])
  expect(field).toHaveProperty('value', text)
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '2')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(typed('3')).toMatchObject({ multiple: '3', fault: undefined })
})
