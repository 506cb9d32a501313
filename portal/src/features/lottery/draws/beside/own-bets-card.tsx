import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { familyOf, isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { betsTexts } from '#/src/features/lottery/bets/bets-texts.ts'
import { drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { textsOfResult } from '#/src/features/lottery/games/read-draw.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { useSession } from '#/src/session/session.ts'
import type { PublishedDraw } from '../draw-queries.ts'

const BetsOfIssue = lazyPart(async () => {
  const [{ BetsOfIssue }] = await Promise.all([
    import('#/src/features/lottery/bets/bets-of-issue.tsx'),
    loadTexts(betsTexts),
  ])
  return BetsOfIssue
})

/** One's own bets on the issue beside what was drawn; visitors are invited to log in. */
export function OwnBetsCard({ draw }: { draw: PublishedDraw }) {
  const t = useText()
  const session = useSession()
  const drawn = drawnInShort(draw)
  return (
    <Card title={t('draws.ownBets')} flush>
      {drawn && (
        <p className="flex items-baseline justify-between gap-3 border-b border-line bg-ground px-5 py-2.5 text-sm">
          <span className="text-muted">{t('draws.drawn')}</span>
          <bdi dir="ltr" className="font-bold tabular-nums">
            {drawn}
          </bdi>
        </p>
      )}
      {session.is === 'opening' && <Skeleton className="m-5 h-20" />}
      {session.is === 'in' && (
        <Suspense fallback={<Skeleton className="m-5 h-20" />}>
          <BetsOfIssue key={session.account.id} gameCode={draw.game} numero={draw.issue} />
        </Suspense>
      )}
      {session.is === 'out' && (
        <div className="flex flex-col items-start gap-3 px-5 py-4">
          <p className="text-sm text-muted text-pretty">{t('draws.ownBetsOut')}</p>
          <Button weight="quiet" onClick={() => openLogin()}>
            {t('draws.logIn')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The numbers in one line; of a board of prizes the one that stands first. */
function drawnInShort({ game, result }: PublishedDraw): string | undefined {
  if (!result || !isFairGame(game)) return undefined
  const form = drawFormOf(familyOf(game), game)
  const texts = textsOfResult(form, result)
  const numbers = texts.filter((_text, place) => form[place]?.kind === 'numbers')
  return numbers.length > 0 ? numbers.join(' + ') : texts[0]
}
