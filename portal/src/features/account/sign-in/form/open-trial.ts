import { encryptFor } from '@banyan/client/seal.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { request } from '#/src/api/request.ts'
import { passByWork } from '#/src/features/account/fields/pass-by-work.ts'

/** Characters of chance that the call asks for, reversed and encrypted (spec section 7). */
const randomBytes = 24

export async function openTrial(signal: AbortSignal): Promise<ValueOf<Calls['freePlay']>> {
  const passToken = await passByWork('trial', signal)
  const { kid, random } = await encryptedChance()
  const body = { os: systemName(), platform: 'W', gatewayVersion: 3, kid, random, passToken } as const
  return await request('freePlay', {}, { body, signal })
}

async function encryptedChance(): Promise<{ kid: string; random: string }> {
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(randomBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const key = await request('bodyKey', {})
  return { kid: key.kid, random: await encryptFor(key, Array.from(chance).reverse().join('')) }
}

/** What the device calls its system, in the characters that the call takes. */
function systemName(): string {
  const { platform } = navigator as { readonly platform?: string }
  return (platform ?? '').replace(/[^A-Za-z0-9 ._-]/g, '').slice(0, 30) || 'unknown'
}
