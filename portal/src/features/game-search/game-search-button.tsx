import { IconButton } from '@banyan/ui/button.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { lazy, Suspense } from 'react'
import { type Catalogues, loadTexts, type Messages, useText } from '#/src/i18n/text.ts'

const texts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
const fetchSearch = async () => {
  const [search] = await Promise.all([import('./popup/game-search.tsx'), loadTexts(texts)])
  return { default: search.GameSearch }
}
const GameSearch = lazy(fetchSearch)

/** Opens the search over all games. */
export function GameSearchButton() {
  const t = useText()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  const prepare = () => void fetchSearch().catch(() => {})
  const label = t('nav.search')
  return (
    <>
      <IconButton {...props} icon="search" label={label} title={label} onPointerEnter={prepare} onFocus={prepare} />
      {wanted && (
        <Suspense>
          <GameSearch open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
