import type { CallDefinition } from '@banyan/contract/call.ts'
import type { LightMyRequestResponse } from 'fastify'
import { anotherAddress, sealBody, sealedHeaders } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import type { World } from '#/test-world/world.ts'

/** Sends calls as somebody who is signed in. */
export type OwnCalls = (call: CallDefinition, body?: object) => Promise<LightMyRequestResponse>

/** Each session has an address of its own, for opening sealed bodies is limited by that. */
export function ownCalls(
  w: World,
  { headers }: Pick<SignedInClient, 'headers'>,
  remoteAddress = anotherAddress(),
): OwnCalls {
  return async ({ id, method, path, encrypted }, body) => {
    const sealed = encrypted ? await sealBody(await w.bodyKey(), id, JSON.stringify(body)) : undefined
    return await w.app.portal.inject({
      method,
      url: path,
      remoteAddress,
      headers: { ...headers, ...(sealed && sealedHeaders) },
      ...(body && { payload: sealed ?? body }),
    })
  }
}
