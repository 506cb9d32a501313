import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import type { Cookie, Page } from '@playwright/test'
import { startChild } from '#/servers/child.ts'
import { operatorSession } from './operator-session.ts'

/** A server of one build with the demo's data; it stops when it is disposed. */
export interface ServedBuild extends AsyncDisposable {
  readonly url: string
  readonly consoleUrl: string
  /** Gives a browser a session of an account of the demo before any page is open. */
  signIn(page: Page, username: string): Promise<void>
  /** Gives a browser the session of an owner at the console, the same one each time. */
  signInOperator(page: Page): Promise<void>
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
  /** Posts a call with the operator key. */
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(operator + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${readFileSync(join(folder, 'data', 'operator.key'), 'utf8').trim()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { readonly value: unknown }).value
  }
  // Another host than the portal's, for cookies ignore ports.
  const consoleUrl = `http://console.localhost:${new URL(operator).port}`
  const signInOwner = async () => {
    const made = JSON.parse(readFileSync(join(folder, 'data', 'demo-operators.json'), 'utf8'))
    return await operatorSession(consoleUrl, made['owner.two'])
  }
  // A code of the authenticator is good for one use, so there is one sign-in for all browsers.
  let session: Promise<Cookie[]> | undefined
  const kept = undo.move()
  const ownSession = () => {
    session ??= signInOwner()
    return session
  }
  /** Approves a request of the operator key; answers the address that is shown. */
  const approve = async (id: string): Promise<string> => {
    const cookie = (await ownSession()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const { value: told } = await (await fetch(operator + calls.operatorToken.path, { headers: { cookie } })).json()
    const headers = { cookie, token: told.token, 'content-type': 'application/json' }
    const body = JSON.stringify({ id, reason: 'a bench signs in' })
    const answer = await fetch(operator + calls.approveRequest.path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`no approval: ${await answer.text()}`)
    return (await answer.json()).value.shown
  }
  return {
    url: portal,
    consoleUrl,
    async signIn(page, username) {
      const minted = await post(calls.mintSignInCode.path, { username, reason: 'a bench signs in' })
      // Builds of before answer the address itself.
      const { address, approval } = minted as { readonly address?: string; readonly approval?: string }
      const code = new URL(address ?? (await approve(approval ?? ''))).searchParams.get('token')
      const taken = await page.request.post(portal + calls.redeemHandoff.path, { data: { code } })
      if (!taken.ok()) throw new Error(`the code was not taken: ${await taken.text()}`)
      await page.addInitScript(() => localStorage.setItem('signedIn', 'yes'))
    },
    async signInOperator(page) {
      await page.context().addCookies(await ownSession())
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
