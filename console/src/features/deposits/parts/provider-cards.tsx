import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { moneyText } from '#/src/features/records/amount.tsx'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { dayText } from '#/src/features/records/day-range.ts'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { providersQuery } from './deposit-queries.ts'

type Provider = ValueOf<Calls['paymentProviders']>['providers'][number]

/** The provider of manual transfers: operators themselves, whom no environment names. */
const manualProvider = 'MANUAL'

const isMissing = ({ code, isConfigured }: Provider) => !isConfigured && code !== manualProvider

/** Nothing is known of a provider that has never sent anything. */
const isUnheard = ({ code, heardAt }: Provider) => heardAt === null && code !== manualProvider

/** Whether somebody has to look at a provider: it is not set up, owes an answer, or days differ. */
export function needsLook(provider: Provider): boolean {
  return isMissing(provider) || provider.unknown + provider.differences > 0
}

/** How each payment provider does, over the last 24 hours. */
export function ProviderCards() {
  const t = useText()
  const query = useQuery(providersQuery)
  if (query.isPending)
    return (
      <Card>
        <FactsSkeleton rows={6} />
      </Card>
    )
  if (!query.data)
    return (
      <Card>
        <CardFailure query={query} />
      </Card>
    )
  if (query.data.length === 0)
    return (
      <Notice icon={nothingIcon} title={t('providers.none')}>
        {t('providers.noneText')}
      </Notice>
    )
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {query.data.map((provider) => (
        <li key={provider.code}>
          <ProviderCard provider={provider} />
        </li>
      ))}
    </ul>
  )
}

function ProviderCard({ provider }: { provider: Provider }) {
  const t = useText()
  const maySeeDifferences = useMay('listDifferences')
  const { code, channels, heardAt, paid, paidAmount, open, unknown, balance, reconciledDay, differences } = provider
  const isManual = code === manualProvider
  const count = (value: number, isWrong = false) => (
    <span className={isWrong && value > 0 ? 'text-gold' : ''}>{formatNumber(value)}</span>
  )
  return (
    <Card
      title={code}
      aside={
        isMissing(provider) ? (
          <Badge tone="gold">{t('providers.notConfigured')}</Badge>
        ) : needsLook(provider) ? (
          <Badge tone="gold">{t('providers.look')}</Badge>
        ) : isUnheard(provider) ? (
          <Badge>{t('providers.unheard')}</Badge>
        ) : (
          <Badge tone="primary">{t('providers.fine')}</Badge>
        )
      }
    >
      <Facts
        rows={[
          ...(isManual
            ? []
            : [{ name: t('providers.heard'), value: heardAt ? momentText(heardAt) : t('providers.never') }]),
          { name: t('providers.paid'), value: count(paid) },
          { name: t('providers.paidAmount'), value: <bdi dir="ltr">{moneyText(paidAmount)}</bdi> },
          { name: t('providers.open'), value: count(open) },
          { name: t('providers.unknown'), value: count(unknown, true) },
          { name: t('providers.balance'), value: <bdi dir="ltr">{moneyText(balance)}</bdi> },
          ...(isManual
            ? []
            : [
                {
                  name: t('providers.reconciled'),
                  value: reconciledDay ? dayText(reconciledDay) : t('providers.never'),
                },
              ]),
          {
            name: t('providers.differences'),
            value:
              differences > 0 && maySeeDifferences ? (
                <Link
                  to="/deposits"
                  search={{ tab: 'differences', provider: code }}
                  className="text-gold underline-offset-2 hover:underline"
                >
                  {formatNumber(differences)}
                </Link>
              ) : (
                count(differences, true)
              ),
          },
          {
            name: t('providers.channels'),
            value: <span className="wrap-anywhere">{channels.join(', ') || t('providers.noChannel')}</span>,
            isCode: channels.length > 0,
          },
        ]}
      />
    </Card>
  )
}
