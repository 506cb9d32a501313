import { consoleRoutes } from '@banyan/rules/content/console-routes.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createConsoleRouter } from './router.tsx'

test('the router has the routes of the table by which the server knows what is a page, and no others', () => {
  const router = createConsoleRouter(createMemoryHistory())
  expect(Object.keys(router.routesByPath).sort()).toEqual([...consoleRoutes].sort())
})
