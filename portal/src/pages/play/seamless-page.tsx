import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { fetchSeamlessGame } from '#/src/features/play/launch/fetch-play.ts'
import { playSearch } from '#/src/features/play/launch/play-search.ts'
import { useText } from '#/src/i18n/text.ts'
import { BalancePlace } from '#/src/shell/balance-place.tsx'
import { PageHead } from '#/src/shell/page-head.tsx'

const SeamlessGame = lazyPart(fetchSeamlessGame)

/** A started game, full-frame (requirements NAV-09). */
export function SeamlessPage() {
  const t = useText()
  const search = playSearch({ ...useSearch({ from: '/seamless' }) })
  return (
    <>
      <PageHead title={t('nav.games')} />
      <Suspense>
        <SeamlessGame search={search}>
          <BalancePlace />
        </SeamlessGame>
      </Suspense>
    </>
  )
}
