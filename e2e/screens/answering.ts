import type { ValueOf } from '@banyan/contract/call.ts'
import { type Calls, calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'

export type Answers = { readonly [Id in keyof Calls]?: ValueOf<Calls[Id]> }

/** Answers calls with records that a new demo does not have yet. */
export const answering = (answers: Answers) => async (page: Page) => {
  // Whether or not the call has a query.
  for (const [id, value] of Object.entries(answers))
    await page.route(
      ({ pathname }) => pathname === calls[id as keyof Calls].path,
      (route) => route.fulfill({ json: { success: true, value } }),
    )
}
