import { errorText } from '@banyan/client/error-text.ts'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Switch } from '@banyan/ui/switch.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { keepTakesAlong } from '../fund-queries.ts'

/** Whether all money comes along to the vendor whose game is started. */
export function AlongPanel({ takesAlong }: { takesAlong: boolean }) {
  const t = useText()
  const client = useQueryClient()
  const [wanted, setWanted] = useState(takesAlong)
  const { run, busy, error } = useAttempt()
  const choose = (next: boolean) => {
    setWanted(next)
    return run(async () => {
      const chosen = await request('walletTakeAlong', {}, { body: { takesAlong: next } })
      await keepTakesAlong(client, chosen.takesAlong)
    })
  }
  return (
    <Panel title={t('fund.starting')}>
      <div className="flex flex-col gap-2 px-4.5 py-3">
        <Switch
          checked={busy ? wanted : takesAlong}
          aria-busy={busy}
          detail={t('fund.alongText')}
          onChange={({ target }) => void choose(target.checked)}
        >
          {t('fund.along')}
        </Switch>
        <p role="alert" className="text-sm text-danger text-pretty empty:hidden">
          {error ? errorText(t, error) : null}
        </p>
      </div>
    </Panel>
  )
}
