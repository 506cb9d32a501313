import type { FrameMessage } from '@banyan/contract/vendor/launch.ts'

type Kind = FrameMessage['kind']
const kinds: readonly string[] = ['ready', 'balanceChanged', 'leave'] satisfies Kind[]

/** A game's message to the page; undefined for any other message (reliability T20). */
export function frameMessageIn(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: Window | null,
  address: string,
): Kind | undefined {
  if (frame === null || source !== frame || origin !== new URL(address).origin) return undefined
  if (typeof data !== 'object' || data === null || data.banyan !== 1) return undefined
  return kinds.includes(data.kind) ? (data.kind as Kind) : undefined
}
