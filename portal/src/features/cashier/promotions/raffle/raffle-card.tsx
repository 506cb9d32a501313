import type { PromotionPage } from '@banyan/contract/promotions/promotion.ts'
import type { Raffle } from '@banyan/rules/promotions/raffles.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useIsMember } from '#/src/session/account-kind.ts'
import { askForTrueAccount } from '#/src/session/ask-for-account.ts'
import { RewardFailure } from '../reward-failure.tsx'
import { rewardMoney } from '../reward-money.ts'
import { PacketFace } from './packet-face.tsx'
import { RaffleResult } from './raffle-result.tsx'
import { type RaffleState, useRaffle } from './use-raffle.ts'
import { turnTo, WheelFace } from './wheel-face.tsx'

const moves = { wheel: 5_200, red_packet: 900 } as const
const turns = 6
/** Behind what moves, in both themes. */
const grounds = {
  wheel: 'radial-gradient(circle at 50% 40%, #8E2A5A, #300A22)',
  red_packet: 'radial-gradient(circle at 50% 40%, #F2A531, #A4440F)',
} as const

/**
 * A wheel that turns to what was drawn, or a packet that opens (requirements PRO-03). One button does all of it, so that
 * it works by keyboard: it takes a ticket, and while something moves it ends that.
 */
export function RaffleCard({ promotion, raffle: kind }: { promotion: PromotionPage; raffle: Raffle }) {
  const t = useText()
  const isMember = useIsMember()
  const { code, summary, ready, prizes } = promotion
  const raffle = useRaffle(promotion, moves[kind])
  const { phase, drawn, isWaiting, failure, take, skip } = raffle
  const left = phase === 'moving' && drawn ? drawn.left : ready.length
  const press = () => (phase === 'moving' ? skip() : askForTrueAccount(`/promotions/${code}`) && void take())
  const mayTake = left > 0 || isWaiting || phase === 'moving' || !isMember
  return (
    <section
      aria-label={t(`promotions.raffle.${kind}`)}
      className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
    >
      <div className="p-5" style={{ background: grounds[kind] }}>
        {kind === 'wheel' && prizes.length > 0 && <Wheel raffle={raffle} prizes={prizes} />}
        {kind === 'red_packet' && (
          <PacketFace
            isOpen={phase === 'moving' || (phase === 'shown' && drawn !== undefined)}
            movesMs={phase === 'moving' ? moves.red_packet : 0}
            note={drawn && plainMoney(drawn.amount)}
          />
        )}
      </div>
      <div className="flex flex-col gap-3 p-5">
        <RaffleResult raffle={raffle}>
          <p className="max-w-prose text-muted text-pretty">
            {isMember && kind === 'wheel' ? t('promotions.tickets', { count: left }) : summary}
          </p>
        </RaffleResult>
        {failure && <RewardFailure failure={failure} />}
        {isWaiting && !failure && <p className="text-sm text-gold text-pretty">{t('promotions.lost')}</p>}
        <div className="flex flex-col items-center gap-2">
          <Button size="large" weight="gold" busy={phase === 'asking'} disabled={!mayTake} onClick={press}>
            {t(
              phase === 'moving'
                ? 'promotions.skip'
                : isWaiting
                  ? 'promotions.askAgain'
                  : (`promotions.raffle.${kind}` as const),
            )}
          </Button>
          {kind === 'wheel' && isMember && phase === 'shown' && drawn && (
            <p className="text-sm text-muted">{t('promotions.tickets', { count: left })}</p>
          )}
        </div>
      </div>
    </section>
  )
}

/** Inside a drawing no isolates are needed: it reads from left to right. */
const plainMoney = (amount: string) => rewardMoney(amount).replace(/[\u2066\u2069]/g, '')

function Wheel({ raffle: { phase, drawn }, prizes }: { raffle: RaffleState; prizes: PromotionPage['prizes'] }) {
  const [turned, setTurned] = useState(0)
  const seen = useRef<string>(undefined)
  if (drawn && drawn.nonce !== seen.current) {
    seen.current = drawn.nonce
    setTurned(turnTo(drawn.prize, prizes.length, turned, turns))
  }
  return <WheelFace prizes={prizes} turned={turned} movesMs={phase === 'moving' ? moves.wheel : 0} />
}
