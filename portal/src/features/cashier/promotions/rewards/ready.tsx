import { type Raffle, raffleOf } from '@banyan/rules/promotions/raffles.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { percentIcon } from '@banyan/ui/icons/percent-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { RewardFailure } from '../reward-failure.tsx'
import { rewardMoney } from '../reward-money.ts'
import { UntilLine } from '../times.tsx'
import type { OpenReward } from './reward-queries.ts'
import { RewardRow, RewardRows } from './reward-row.tsx'
import { keyOf, type Outcome, useClaims } from './use-claims.ts'

interface ReadyProps {
  rewards: readonly OpenReward[]
  onUp: () => void
}

/** What can be claimed: one by one, or all one after the other with what became of each (domain section 6.3). */
export function Ready({ rewards, onUp }: ReadyProps) {
  const t = useText()
  const { claim, claimAll, claiming, outcomes } = useClaims()
  const plain = rewards.filter(({ kind }) => raffleOf(kind) === undefined)
  const raffles = new Map(
    rewards.flatMap((reward) => {
      const raffle = raffleOf(reward.kind)
      return raffle ? [[reward.code, { reward, raffle }] as const] : []
    }),
  )
  return (
    <div className="flex flex-col gap-4">
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {plain.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-40 grow basis-0 text-sm text-muted text-pretty">{t('rewards.allHint')}</p>
          <Button weight="gold" size="small" busy={claiming !== undefined} onClick={() => void claimAll(plain)}>
            {t('rewards.claimAll', { count: plain.length })}
          </Button>
        </div>
      )}
      {rewards.length === 0 ? (
        <Notice
          icon={percentIcon}
          title={t('rewards.none')}
          action={
            <Link to="/promotions" className={buttonClass()}>
              {t('rewards.toPromotions')}
            </Link>
          }
        >
          {t('rewards.noneText')}
        </Notice>
      ) : (
        <RewardRows>
          {plain.map((reward) => (
            <RewardRow
              key={keyOf(reward)}
              reward={reward}
              isPriced={false}
              action={
                <Button
                  weight="gold"
                  size="small"
                  busy={claiming === keyOf(reward)}
                  disabled={claiming !== undefined && claiming !== keyOf(reward)}
                  onClick={() => void claim(reward)}
                >
                  {reward.standing.reward
                    ? t('promotions.claimAmount', { amount: rewardMoney(reward.standing.reward.most) })
                    : t('promotions.status.claim')}
                </Button>
              }
            >
              <Until reward={reward} onUp={onUp} />
            </RewardRow>
          ))}
          {Array.from(raffles.values(), ({ reward, raffle }) => (
            <RewardRow
              key={reward.code}
              reward={reward}
              tickets={rewards.filter(({ code }) => code === reward.code).length}
              action={<ToRaffle code={reward.code} raffle={raffle} />}
            >
              <Until reward={reward} onUp={onUp} />
            </RewardRow>
          ))}
        </RewardRows>
      )}
    </div>
  )
}

function Until({ reward, onUp }: { reward: OpenReward; onUp: () => void }) {
  return (
    <p className="text-sm text-muted empty:hidden">
      <UntilLine until={reward.standing.until} onUp={onUp} />
    </p>
  )
}

/** What chance decides is taken on its own page. */
function ToRaffle({ code, raffle }: { code: string; raffle: Raffle }) {
  const t = useText()
  return (
    <Link to="/promotions/$code" params={{ code }} className={buttonClass('gold', 'small')}>
      {t(`promotions.raffle.${raffle}`)}
    </Link>
  )
}

/** What became of each claim, read out as it comes. */
function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useText()
  return (
    <ul
      aria-label={t('rewards.outcomes')}
      aria-live="polite"
      className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-4 text-sm shadow-sm"
    >
      {outcomes.map(({ key, name, said, failure }) => (
        <li key={key}>
          <span className="font-semibold">{name}</span>
          {failure ? <RewardFailure failure={failure} /> : <p className="text-primary-strong">{said}</p>}
        </li>
      ))}
    </ul>
  )
}
