import type { ListedType } from '@banyan/contract/games/game.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { pageOfType } from '#/src/features/catalogue/game-types.ts'
import { listLink, listPlaceOf } from '#/src/features/catalogue/list-address.ts'

type TypeLinkProps = Omit<ComponentProps<'a'>, 'href' | 'type' | 'target'> & { gameType: ListedType }

/** A link to where a type of games stands: its own page, or the lobby under it; it says where it is the page that is shown. */
export function TypeLink({ gameType, ...rest }: TypeLinkProps) {
  const page = pageOfType(gameType)
  if (page) return <Link to={page} {...rest} />
  return <Link {...listLink(listPlaceOf(gameType))} activeOptions={{ exact: true, includeSearch: true }} {...rest} />
}
