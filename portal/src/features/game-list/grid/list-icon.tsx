import { Icon } from '@banyan/ui/icon.tsx'
import { historyIcon } from '@banyan/ui/icons/history-icon.ts'
import type { ListType } from '../../catalogue/game-types.ts'
import { TypeIcon } from '../../catalogue/type-icon.tsx'

interface ListIconProps {
  type: ListType
  size?: number
  className?: string
}

/** The picture of a list. That of what was played last is in no menu, so it comes with the lists, not with the first load. */
export function ListIcon({ type, ...look }: ListIconProps) {
  return type === 'RECENT' ? <Icon drawing={historyIcon} {...look} /> : <TypeIcon type={type} {...look} />
}
