// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TabItem, Tabs } from './tabs.tsx'

const ways: readonly TabItem<'name' | 'number' | 'mail' | 'key'>[] = [
  { id: 'name', label: 'Name', content: <input aria-label="Your name" /> },
  { id: 'number', label: 'Number', content: 'By number' },
  { id: 'mail', label: 'Mail', disabled: true, content: 'By mail' },
  { id: 'key', label: 'Key', content: 'By key' },
]

function Ways() {
  const [way, setWay] = useState<(typeof ways)[number]['id']>('name')
  return <Tabs label="Ways in" tabs={ways} selected={way} onSelect={setWay} />
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true })

beforeEach(() => void render(<Ways />))
afterEach(() => {
  cleanup()
  document.documentElement.dir = 'ltr'
})

test('a press shows the panel of its tab alone, and each names the other', async () => {
  await userEvent.click(tab('Number'))
  const panel = screen.getByRole('tabpanel', { name: 'Number' })
  expect(panel.textContent).toBe('By number')
  expect(tab('Number').getAttribute('aria-controls')).toBe(panel.id)
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.getByRole('tablist', { name: 'Ways in' }).children).toHaveLength(ways.length)
})

test.each([
  ['ltr', '{ArrowRight}', 'Number'],
  ['ltr', '{ArrowRight}{ArrowRight}', 'Key'],
  ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Name'],
  ['ltr', '{ArrowLeft}', 'Key'],
  ['rtl', '{ArrowLeft}', 'Number'],
  ['rtl', '{ArrowRight}', 'Key'],
  ['ltr', '{End}', 'Key'],
  ['ltr', '{End}{Home}', 'Name'],
  ['ltr', 'x{ArrowDown}', 'Name'],
  ['ltr', '{Alt>}{ArrowRight}{/Alt}', 'Name'],
])('of tabs from %s, %s chooses %s and has the focus there', async (direction, keys, name) => {
  document.documentElement.dir = direction
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(chosen()).toBe(tab(name))
  expect(document.activeElement).toBe(tab(name))
})

test('the row is one stop of the Tab key, and what cannot be chosen is none', async () => {
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Name'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  await userEvent.click(tab('Mail'))
  expect(chosen()).toBe(tab('Name'))
})
