import { PartFailure } from '@banyan/client/part-failure.tsx'
import type { SentTransfer } from '@banyan/contract/wallet/transfer-calls.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NamedAmounts } from '#/src/features/cashier/wallet/named-amounts.tsx'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { TransferForm } from './form/transfer-form.tsx'
import { TransferSkeleton } from './form/transfer-skeleton.tsx'
import { SentPanel } from './sent/sent-panel.tsx'
import { termsQuery } from './transfer-queries.ts'
import { obstaclesOf, sendableNow } from './why/obstacles.ts'
import { TransferWhy } from './why/transfer-why.tsx'

/** Sends money to the account above, and from agents to accounts below (requirements MEM-01, WAL-05). */
export function TransferPage() {
  const t = useText()
  const { data: terms, error, isFetching, refetch } = useQuery(termsQuery)
  const [sent, setSent] = useState<SentTransfer>()
  const retry = () => void refetch()
  if (terms && !sent && !terms.mayUpline && !terms.mayDownline)
    return (
      <Notice icon={nothingIcon} title={t('transfer.none')}>
        {t('transfer.noneText')}
      </Notice>
    )
  const sendable = terms && sendableNow(terms)
  const isLacking = terms !== undefined && obstaclesOf(terms).length > 0
  return (
    <div className="flex flex-col gap-4">
      <NamedAmounts
        figures={[
          { name: t('transfer.available'), amount: terms?.available },
          { name: t('transfer.leftToday'), amount: terms?.leftToday },
          { name: t('transfer.now'), amount: sendable, isLacking },
        ]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {sent ? (
          <SentPanel key={sent.number} sent={sent} onAgain={() => setSent(undefined)} />
        ) : (
          <Panel title={t('transfer.new')}>
            {terms && sendable !== undefined ? (
              <TransferForm terms={terms} sendable={sendable} onSent={setSent} />
            ) : error ? (
              <PartFailure error={error} busy={isFetching} onRetry={retry} />
            ) : (
              <TransferSkeleton />
            )}
          </Panel>
        )}
        {terms && !sent && <TransferWhy terms={terms} />}
      </div>
    </div>
  )
}
