import { createQueryClient } from '@banyan/client/query-client.ts'
import { portalRoutes } from '@banyan/rules/content/portal-pages.gen.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createPortalRouter } from './router.tsx'

test('the router has the routes of the table by which the server knows what is a page, and no others', () => {
  const router = createPortalRouter({ queryClient: createQueryClient() }, createMemoryHistory())
  expect(Object.keys(router.routesByPath).sort()).toEqual([...portalRoutes].sort())
})
