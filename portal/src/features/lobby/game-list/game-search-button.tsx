import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { useText } from '#/src/i18n/text.ts'

const GameSearch = lazyPart(async () => (await import('./search/fetch-game-search.ts')).fetchGameSearch())

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
