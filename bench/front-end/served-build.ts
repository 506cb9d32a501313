import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { startChild } from '#/servers/child.ts'

/** A server of one build with the demo's data; it stops when it is disposed. */
export interface ServedBuild extends AsyncDisposable {
  readonly url: string
  /** Gives a browser a session of an account of the demo before any page is open. */
  signIn(page: Page, username: string): Promise<void>
}

/** Starts the server that was built in `checkout`, as `npm start` does, on a port and a data folder of its own. */
export async function serveBuild(checkout: string): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-front-end-'))
  await using undo = new AsyncDisposableStack()
  undo.defer(() => rmSync(folder, { recursive: true, force: true }))
  const { portal, operator } = undo.use(
    await startChild({
      script: 'server/dist/main.js',
      variables: { DATA_DIR: join(folder, 'data'), CACHE_DIR: join(folder, 'cache') },
      checkout,
    }),
  )
  const kept = undo.move()
  return {
    url: portal,
    async signIn(page, username) {
      const answer = await fetch(`${operator}${calls.mintSignInCode.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${readFileSync(join(folder, 'data', 'operator.key'), 'utf8').trim()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ username, reason: 'a bench signs in' }),
      })
      const { value } = (await answer.json()) as { readonly value: { readonly address: string } }
      const code = new URL(value.address).searchParams.get('token')
      const taken = await page.request.post(portal + calls.redeemHandoff.path, { data: { code } })
      if (!taken.ok()) throw new Error(`the code was not taken: ${await taken.text()}`)
      await page.addInitScript(() => localStorage.setItem('signedIn', 'yes'))
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
