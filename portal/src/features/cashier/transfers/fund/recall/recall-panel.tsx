import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useRecall } from '../../use-recall.ts'
import { RecallResults } from './recall-results.tsx'

/** Brings everything back from all vendors with one press, and says what became of each. */
export function RecallPanel() {
  const t = useText()
  const { recall, results, busy, error } = useRecall()
  return (
    <Panel title={t('fund.recall')}>
      <div className="flex flex-col gap-3 px-4.5 py-4">
        <p className="text-sm text-muted text-pretty">{t('fund.recallText')}</p>
        <Button weight="quiet" busy={busy} onClick={() => void recall()}>
          {t('fund.recallAll')}
        </Button>
        <p role="alert" className="text-sm text-danger text-pretty empty:hidden">
          {error ? errorText(t, error) : null}
        </p>
      </div>
      <div role="status">{results && <RecallResults results={results} />}</div>
    </Panel>
  )
}
