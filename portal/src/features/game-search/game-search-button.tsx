import { IconButton } from '@banyan/ui/button.tsx'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { lazyPart } from '#/src/api/lazy-part.tsx'
import { type Catalogues, loadTexts, type Messages, useText } from '#/src/i18n/text.ts'

const texts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
const GameSearch = lazyPart(async () => {
  const [search] = await Promise.all([import('./popup/game-search.tsx'), loadTexts(texts)])
  return search.GameSearch
})

/** Opens the search over all games. */
export function GameSearchButton() {
  const t = useText()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  const label = t('nav.search')
  return (
    <>
      <IconButton
        {...props}
        icon={searchIcon}
        label={label}
        title={label}
        onPointerEnter={GameSearch.prepare}
        onFocus={GameSearch.prepare}
      />
      {wanted && (
        <Suspense>
          <GameSearch open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
