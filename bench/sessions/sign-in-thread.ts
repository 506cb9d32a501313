import { once } from 'node:events'
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { calls } from '@banyan/contract/calls.ts'
import { sealedBodyType } from '@banyan/contract/sealed-body.ts'
import { steadily } from '#/harness/steadily.ts'

/** A sign-in that only has to be sent, from an address of this machine. */
export interface ReadySignIn {
  readonly body: string
  readonly address: string
  readonly cookie: string
}

/** What the thread is given. */
export interface SendOff {
  readonly portal: string
  readonly ready: readonly ReadySignIn[]
  readonly perSecond: number
}

const { portal, ready, perSecond } = workerData as SendOff
const { method, path } = calls.login

if (!parentPort) throw new Error('this is a thread of another program')
parentPort.postMessage('ready')
await once(parentPort, 'message')

await steadily({ perSecond, count: ready.length }, async (number) => {
  const next = ready[number]
  if (next) await send(next)
})

/** Throws unless it signs in, which ends the thread with the error. */
async function send({ body, address, cookie }: ReadySignIn): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = { 'content-type': sealedBodyType, cookie }
  const sent = request(`${portal}${path}`, { method, headers, localAddress: address }, async (answer) => {
    const text = (await answer.toArray()).join('')
    if (answer.statusCode === 200) resolve()
    else reject(new Error(`a sign-in answered ${answer.statusCode}: ${text.slice(0, 200)}`))
  })
  sent.on('error', reject).end(body)
  await promise
}
