import { opensVendor, pageOfType } from '@banyan/client/game-types.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import type { ListedType } from '@banyan/contract/games/game.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { listLink, listPlaceOf } from '#/src/features/lobby/catalogue/list-address.ts'
import { playVendor } from '#/src/features/play/launch/wanted-game.ts'
import { useTypes } from './use-types.ts'

type TypeLinkProps = Omit<ComponentProps<'a'>, 'href' | 'type' | 'target'> & { gameType: ListedType }

/**
 * A link to where a type of games stands: its own page, or the lobby under it; it says where it is the page that is
 * shown. The lotteries' start their vendor instead where there is one alone (requirements LOB-22).
 */
export function TypeLink({ gameType, ...rest }: TypeLinkProps) {
  const start = useVendorStart(gameType)
  const page = pageOfType(gameType)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    // A new tab gets the page of the type, and who was listening first may have stopped it.
    if (!start || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    start()
  }
  if (page) return <Link to={page} {...rest} onClick={onClick} />
  return (
    <Link
      {...listLink(listPlaceOf(gameType))}
      activeOptions={{ exact: true, includeSearch: true }}
      {...rest}
      onClick={onClick}
    />
  )
}

/** What a press starts; undefined where it leads to a page, as it does where several vendors are to choose from. */
function useVendorStart(gameType: ListedType): (() => void) | undefined {
  const type = useTypes().find((each) => each.gameType === gameType)
  if (!type || !opensVendor(gameType)) return undefined
  const [vendor, ...others] = type.cards
  if (!vendor) return () => failed.tell(new RequestError('game_coming_soon', `no vendor has games of ${gameType}`))
  return others.length > 0 ? undefined : () => playVendor(vendor)
}
