import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useMutation } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { Facts } from '#/src/features/records/facts.tsx'
import { useText } from '#/src/i18n/text.ts'
import { DifferenceList } from './parts/difference-list.tsx'

/** Proves the ledger from its transfers, when an operator asks for it: that reads the whole book (requirements WAL-01). */
export function LedgerCard() {
  const t = useText()
  const proof = useMutation({ mutationFn: () => request('verifyBook', {}) })
  const { data } = proof
  return (
    <Card title={t('ledger.title')} aside={data && <Verdict isRight={data.differences.length === 0} />}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm text-muted text-pretty">{t('ledger.text')}</p>
        <div role="status" className="w-full empty:hidden">
          {data && <Proof {...data} />}
        </div>
        {proof.isError && (
          <p role="alert" className="text-sm text-danger text-pretty">
            {errorText(t, proof.error)} {t('ledger.notProved')}
          </p>
        )}
        <Button weight="quiet" size="small" busy={proof.isPending} onClick={() => proof.mutate()}>
          {t(data ? 'ledger.proveAgain' : 'ledger.prove')}
        </Button>
      </div>
    </Card>
  )
}

function Verdict({ isRight }: { isRight: boolean }) {
  const t = useText()
  return <Badge tone={isRight ? 'primary' : 'danger'}>{t(isRight ? 'ledger.right' : 'ledger.wrong')}</Badge>
}

function Proof({ entries, transfers, accounts, differences }: ValueOf<Calls['verifyBook']>) {
  const t = useText()
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className={`font-semibold ${differences.length > 0 ? 'text-danger' : ''}`}>
        {t(differences.length > 0 ? 'ledger.isWrong' : 'ledger.isRight')}
      </p>
      <Facts
        rows={[
          { name: t('ledger.entries'), value: formatNumber(entries), isCode: true },
          { name: t('ledger.transfers'), value: formatNumber(transfers), isCode: true },
          { name: t('ledger.accounts'), value: formatNumber(accounts), isCode: true },
        ]}
      />
      <DifferenceList differences={differences} />
    </div>
  )
}
