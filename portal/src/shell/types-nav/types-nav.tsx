import type { ListedType } from '@banyan/contract/games/game.ts'
import { useText } from '#/src/i18n/text.ts'
import { useTypes } from '../menu/use-types.ts'
import './types-nav.css'
import { prepareDropMenu, TypeItem } from './type-item.tsx'
import { useOpenType } from './use-open-type.ts'

/** The types of games in the header: links, each with the menu of its vendors (requirements LOB-09). */
export function TypesNav() {
  const t = useText()
  const types = useTypes()
  const state = useOpenType<ListedType>()
  return (
    <nav
      aria-label={t('nav.types')}
      onPointerEnter={prepareDropMenu}
      onFocus={prepareDropMenu}
      className="types-nav ms-2 min-w-0 grow max-lg:hidden xl:ms-6"
    >
      <ul className="flex h-16 items-center overflow-x-auto ps-1 pe-10 scrollbar-none">
        {types.map(({ gameType, title }) => (
          <TypeItem key={gameType} gameType={gameType} title={title} state={state} />
        ))}
      </ul>
    </nav>
  )
}
