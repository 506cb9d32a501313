import { RequestError } from '@banyan/client/request-error.ts'
import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import type { StartedGame } from '../play-address.ts'
import { isGameAddress } from './game-address.ts'
import { isPhone } from './is-phone.ts'

/** A game that is to be opened: with money, or with play money. */
export interface Wanted extends StartedGame {
  readonly trial: boolean
  readonly room?: string | undefined
}

/** Starts the game, once for each time that it is opened; an address is good for one opening. */
export function launchQuery(wanted: Wanted, opening: number) {
  return queryOptions({
    queryKey: ['launch', wanted, opening],
    queryFn: async () => {
      const { url } = await launch(wanted)
      if (!isGameAddress(url, portalConfig().info.launchGameCDNs))
        throw new RequestError('game_address_invalid', 'a game was launched elsewhere')
      return url
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    meta: { shownInPlace: true },
  })
}

function launch({ nodeId, vassalage, gameCode, trial, room }: Wanted) {
  const device = isPhone() ? ('mobile' as const) : ('desktop' as const)
  const body = { nodeId, vassalage, gameCode, device, language: sender().language }
  return trial
    ? request('launchTrial', {}, { body })
    : request('launchGame', {}, { body: { ...body, ...(room !== undefined && { roomId: room }) } })
}
