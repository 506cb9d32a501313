import { Switch } from '@banyan/ui/switch.tsx'
import { useText } from '#/src/i18n/text.ts'
import { ChasePanel } from '../chase/chase-panel.tsx'
import { firstChase } from '../chase/chase-state.ts'
import { SlipPanel } from '../slip/slip-panel.tsx'
import type { Betting } from './use-betting.ts'

/** The slip with the chase over what it holds, or over what is picked. */
export function SlipPart({ betting }: { betting: Betting }) {
  const t = useText()
  const { gameCode, lines, current, toPlace, chase, allowed, own, setChase, changeSlip } = betting
  return (
    <div className="flex flex-col gap-3">
      <SlipPanel lines={lines} refusedPlace={own ? undefined : allowed?.place} onChange={changeSlip} />
      <div className="border-t border-line pt-3">
        <Switch checked={chase !== undefined} onChange={(isOn) => setChase(isOn ? firstChase : undefined)}>
          {t('lottery.chase')}
        </Switch>
        {chase && (
          <div className="mt-3">
            <ChasePanel
              gameCode={gameCode}
              numero={current?.numero}
              bets={toPlace}
              choice={chase}
              onChange={setChase}
            />
          </div>
        )}
      </div>
    </div>
  )
}
