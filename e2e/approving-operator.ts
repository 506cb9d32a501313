import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import { sealBody } from '@banyan/contract/seal-body.ts'
import { authenticatorCode, secretOf } from './authenticator-code.ts'

interface DemoOperator {
  readonly username: string
  readonly password: string
  readonly authenticator: string
}

/** An owner of the demo that no journey signs in as. */
const approver = 'owner.two'

/** Approves requests of the operator key in the name of the demo's second owner, by the calls of the console. */
export function approvingOperator({ operator, data }: { readonly operator: string; readonly data: string }) {
  const file = join(data, 'demo-operators.json')
  let session: Promise<Record<string, string>> | undefined
  return async (id: string): Promise<{ readonly shown?: string }> => {
    session ??= signIn(operator, JSON.parse(readFileSync(file, 'utf8'))[approver])
    const headers = { ...(await session), 'content-type': 'application/json' }
    const body = JSON.stringify({ id, reason: 'a journey needs it' })
    const answer = await fetch(operator + calls.approveRequest.path, { method: 'POST', headers, body })
    return openAnswer(await answer.json())
  }
}

async function signIn(operator: string, { username, password, authenticator }: DemoOperator) {
  const key = openAnswer(await (await fetch(operator + calls.operatorBodyKey.path)).json())
  const code = authenticatorCode(secretOf(authenticator), Date.parse(key.now))
  const answer = await fetch(operator + calls.operatorLogin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/jose' },
    body: await sealBody(key, { call: calls.operatorLogin.id, ts: key.now, body: { username, password, code } }),
  })
  const { token } = openAnswer(await answer.json())
  const cookie = answer.headers.getSetCookie().map((pair) => pair.split(';', 1)[0])
  return { cookie: cookie.join('; '), token }
}

// biome-ignore lint/suspicious/noExplicitAny: each caller knows the value of its call
function openAnswer(answer: { readonly success: boolean; readonly value: any }) {
  if (!answer.success) throw new Error(`the approving operator was answered ${JSON.stringify(answer)}`)
  return answer.value
}
