import { SearchField } from '@banyan/ui/search-field.tsx'
import { useText } from '#/src/i18n/text.ts'

/** The contract's bound of `gameName`. */
const maxLength = 60

interface ListSearchProps {
  value: string
  focused?: boolean
  onSearch: (text: string) => void
}

/** Search by the name of a game. */
export function ListSearch(props: ListSearchProps) {
  const t = useText()
  return (
    <SearchField label={t('gameList.search')} clearLabel={t('gameList.clearSearch')} maxLength={maxLength} {...props} />
  )
}
