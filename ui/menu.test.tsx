// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu, MenuItem, MenuLine } from './menu.tsx'
import { usePopupTrigger } from './use-popup-trigger.ts'

const chosen = vi.fn()

function Fruit() {
  const { open, close, ref, props } = usePopupTrigger('menu')
  return (
    <>
      <button type="button" {...props}>
        Fruit
      </button>
      <Menu open={open} onClose={close} trigger={ref} label="Fruit" head={<button type="button">All</button>}>
        <MenuItem onAction={() => chosen('apple')}>Apple</MenuItem>
        <MenuItem disabled onAction={() => chosen('banana')}>
          Banana
        </MenuItem>
        <MenuLine />
        <MenuItem current onAction={() => chosen('élan')}>
          Élan plum
        </MenuItem>
        <MenuItem href="#quince">Quince</MenuItem>
      </Menu>
    </>
  )
}

beforeEach(() => {
  chosen.mockReset()
  render(<Fruit />)
})
afterEach(cleanup)

const item = (name: string) => screen.getByRole('menuitem', { name })
const focused = () => document.activeElement?.textContent

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s at its button opens it at the first item', async (key) => {
  screen.getByRole('button', { name: 'Fruit' }).focus()
  await userEvent.keyboard(key)
  expect(focused()).toBe('Apple')
  expect(chosen).not.toHaveBeenCalled()
})

test('arrows lead round, past what is disabled; Home, End and a first letter lead straight', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fruit' }))
  const led: (string | null | undefined)[] = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 'e', 'b', 'a']) {
    await userEvent.keyboard(key)
    led.push(focused())
  }
  expect(led).toEqual([
    ...['Élan plum', 'Quince', 'Apple', 'Quince', 'Apple', 'Quince'],
    ...['Élan plum', 'Élan plum', 'Apple'],
  ])
})

test('it is one stop of the Tab key, beside what stands above it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fruit' }))
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('All')
  await userEvent.tab()
  expect(focused()).toBe('Élan plum')
})

test.each(['{Enter}', ' '])('%s chooses, closes and gives the focus back', async (key) => {
  const trigger = screen.getByRole('button', { name: 'Fruit' })
  await userEvent.click(trigger)
  await userEvent.keyboard(`{ArrowDown}${key}`)
  expect(chosen).toHaveBeenCalledExactlyOnceWith('élan')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('Escape closes it and chooses nothing; neither does a press on what is disabled', async () => {
  const trigger = screen.getByRole('button', { name: 'Fruit' })
  await userEvent.click(trigger)
  await userEvent.click(item('Banana'))
  expect(screen.getByRole('menu', { name: 'Fruit' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(chosen).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(trigger)
})

test('a link is one, the current page is told, and the mouse takes the focus along', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fruit' }))
  expect(item('Quince').getAttribute('href')).toBe('#quince')
  expect(item('Élan plum').getAttribute('aria-current')).toBe('page')
  await userEvent.hover(item('Quince'))
  expect(focused()).toBe('Quince')
  await userEvent.hover(item('Banana'))
  expect(focused()).toBe('Quince')
})
