import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { BetsList } from './bets/bets-list.tsx'
import { ChasesList } from './chases/chases-list.tsx'
import type { Bet, BetAgain } from './own-bets.ts'
import { useSettledNews } from './settled-news.ts'

interface MyBetsProps {
  /** Bets of this game alone. */
  gameCode?: string | undefined
  /** Offered on each bet whose selection is known whole. */
  onAgain?: ((bet: BetAgain) => void) | undefined
}

const tabs = ['all', 'unsettled', 'won', 'lost', 'cancelled', 'chases'] as const
type Tab = (typeof tabs)[number]

const states: Record<Exclude<Tab, 'chases'>, Bet['state'] | undefined> = {
  all: undefined,
  unsettled: 'ACCEPTED',
  won: 'WON',
  lost: 'LOST',
  cancelled: 'CANCELLED',
}

/** The account's bets and chases, kept up to date as they are settled (requirements LOT-05, LOT-09, MSG-05). */
export function MyBets({ gameCode, onAgain }: MyBetsProps) {
  const t = useText()
  const [tab, setTab] = useState<Tab>('all')
  useSettledNews()
  return (
    <section
      aria-label={t('bets.title')}
      className="@container overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
    >
      <header className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-5 py-2 max-sm:px-4">
        <h2 className="font-semibold">{t('bets.title')}</h2>
        <fieldset className="min-w-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)]">
          <legend className="sr-only">{t('bets.tabs')}</legend>
          <div className="flex overflow-x-auto scrollbar-none max-sm:px-4">
            <div className="flex rounded-md bg-ground p-1">
              {tabs.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === tab}
                  onClick={() => setTab(each)}
                  className={`min-h-11 shrink-0 rounded-sm px-3 text-sm transition-colors sm:min-h-8 ${
                    each === tab ? 'bg-raised font-semibold shadow-sm' : 'text-muted hover:text-text'
                  }`}
                >
                  {t(`bets.tab.${each}`)}
                </button>
              ))}
            </div>
          </div>
        </fieldset>
      </header>
      {tab === 'chases' ? (
        <ChasesList gameCode={gameCode} />
      ) : (
        <BetsList key={tab} tab={tab} filter={{ gameCode, state: states[tab] }} onAgain={onAgain} />
      )}
    </section>
  )
}
