import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError } from './command-error.ts'
import { operatorsAddress } from './running-server.ts'

export interface Fault {
  readonly path: string
  readonly rule: string
}

/** What the server refused, with the fields that it names. */
export class ServerRefusal extends CommandError {
  readonly code: string
  readonly fields: readonly Fault[]

  constructor({ code, message, requestId, value }: Failure) {
    const fields = value?.fields ?? []
    super(
      `${message} (${code}, request ${requestId})${fields.map(({ path, rule }) => `\n  ${path}: ${rule}`).join('')}`,
    )
    this.code = code
    this.fields = fields
  }
}

interface Failure {
  readonly success: false
  readonly code: string
  readonly message: string
  readonly requestId: string
  readonly value?: { readonly fields: readonly Fault[] }
}

/** A long file may ask for more than a minute's share; then the server says when to come again. */
const waitsAtMost = 10

/** Sends one call to the operators' port and answers its value. */
export async function ask<Value>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<Value> {
  for (let waits = 0; ; waits++) {
    const answer = await send(method, path, body && JSON.stringify(body))
    const envelope = (await answer.json()) as { readonly success: true; readonly value: Value } | Failure
    if (envelope.success) return envelope.value
    if (envelope.code !== 'too_many_requests' || waits === waitsAtMost) throw new ServerRefusal(envelope)
    await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  }
}

async function send(method: string, path: string, body: string | undefined): Promise<Response> {
  const address = operatorsAddress()
  const headers = {
    authorization: `Bearer ${operatorKey()}`,
    language: 'EN',
    ...(body && { 'content-type': 'application/json' }),
  }
  return await fetch(`${address}${path}`, { method, headers, ...(body && { body }) }).catch(() => {
    throw new CommandError(`Nothing answers at ${address}. Start the server, or set CONSOLE_PORT.`)
  })
}

function operatorKey(): string {
  const file = join(process.env.DATA_DIR || './data', 'operator.key')
  try {
    return process.env.OPERATOR_KEY || readFileSync(file, 'utf8').trim()
  } catch {
    throw new CommandError(`There is no key in ${file}. Set DATA_DIR to the server's folder, or OPERATOR_KEY.`)
  }
}
