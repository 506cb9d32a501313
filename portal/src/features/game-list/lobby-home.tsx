import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { homeTypes } from '../catalogue/game-types.ts'
import { menusQuery } from '../catalogue/menus-query.ts'
import { HomeSection } from './home/home-section.tsx'
import './home/home-section.css'

/** The lobby's sections: the hot games, then the types that have games. */
export function LobbyHome() {
  useText()
  const { data: menus } = useQuery(menusQuery())
  const types = homeTypes.filter((type) => !menus || menus.some(({ gameType }) => gameType === type))
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <HomeSection type="HOT" />
      {types.map((type) => (
        <HomeSection key={type} type={type} />
      ))}
    </div>
  )
}
