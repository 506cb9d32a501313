import type { ListedType } from '@banyan/contract/games/game.ts'
import { useText } from '#/src/i18n/text.ts'
import { useTypes } from '../menu/use-types.ts'
import './types-nav.css'
import { TypeItem } from './type-item.tsx'
import { useOpenType } from './use-open-type.ts'

/** The types of games in the header: links, each with the menu of its vendors (requirements LOB-09). */
export function TypesNav() {
  const t = useText()
  const types = useTypes()
  const state = useOpenType<ListedType>()
  return (
    <nav aria-label={t('nav.types')} className="ms-2 min-w-0 grow max-lg:hidden xl:ms-6">
      <ul className="types-nav flex h-16 items-center overflow-x-auto px-1 scrollbar-none">
        {types.map(({ gameType, title }) => (
          <TypeItem key={gameType} gameType={gameType} title={title} state={state} />
        ))}
      </ul>
    </nav>
  )
}
