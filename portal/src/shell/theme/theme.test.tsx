// @vitest-environment happy-dom
import { chooseTheme } from '@banyan/client/theme.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, shellTexts, speak } from '#/src/i18n/text.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const metas = `
  <meta name="color-scheme" content="light dark">
  <meta name="theme-color" content="#fff" data-scheme="light" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#000" data-scheme="dark" media="(prefers-color-scheme: dark)">`

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  document.head.innerHTML = metas
  localStorage.clear()
  await speak('en')
  await loadTexts(shellTexts)
  chooseTheme('system')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What the document says of its theme: attribute, scheme, and which colours of the browser's own bar apply. */
const shown = () => [
  document.documentElement.dataset.theme,
  document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content,
  ...Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), ({ media }) => media),
]

test('[SYS-13] the theme is the system’s until one is chosen', async () => {
  const system = [undefined, 'light dark', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
  await waitFor(() => expect(shown()).toEqual(system))
  expect(localStorage.theme).toBeUndefined()
})

test('[SYS-13] the button says what it will do, does it, and it is remembered', async () => {
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
  await waitFor(() => expect(shown()).toEqual(['light', 'light', 'all', 'not all']))
  expect(localStorage.theme).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
  await waitFor(() => expect(shown()).toEqual(['dark', 'dark', 'not all', 'all']))
  expect(localStorage.theme).toBe('dark')
})

test('the choice leads back to the system’s theme', async () => {
  render(<ThemeChoice />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(localStorage.theme).toBe('light')
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(localStorage.theme).toBeUndefined()
  await waitFor(() => expect(shown()[0]).toBeUndefined())
})
