import { buttonClass } from '@banyan/ui/button.tsx'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { Money, wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { ServiceLink } from '#/src/features/cashier/wallet/service-link.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { WaysOut, WhyFrame, WhyRow } from '#/src/features/cashier/wallet/why-frame.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { TransferTerms } from '../transfer-queries.ts'
import { obstaclesOf, type TransferObstacle } from './obstacles.ts'

/** Everything that stands in the way of a transfer, each with its way out. */
export function TransferWhy({ terms }: { terms: TransferTerms }) {
  const t = useText()
  const obstacles = obstaclesOf(terms)
  const isFree = obstacles.length === 0
  return (
    <WhyFrame
      title={t(isFree ? 'transfer.free.title' : 'transfer.why.title')}
      status={isFree ? t('transfer.free.text') : t('transfer.why.count', { count: obstacles.length })}
      isFree={isFree}
    >
      {!isFree && (
        <ol>
          {obstacles.map((obstacle, index) => (
            <li key={obstacle.code} className="border-t border-line">
              <Row obstacle={obstacle} place={index + 1} least={terms.least} />
            </li>
          ))}
        </ol>
      )}
    </WhyFrame>
  )
}

function Row({ obstacle, place, least }: { obstacle: TransferObstacle; place: number; least: string }) {
  const t = useText()
  const { code } = obstacle
  const words = { until: 'until' in obstacle ? when(obstacle.until) : '', least: wholeText(least) }
  return (
    <WhyRow
      place={place}
      title={t(`transfer.why.${code}`)}
      figure={code === 'turnover' && <Money amount={obstacle.left} />}
      text={t(`transfer.whyText.${code}`, words)}
    >
      <WaysOut>
        <Way obstacle={obstacle} />
      </WaysOut>
    </WhyRow>
  )
}

function Way({ obstacle }: { obstacle: TransferObstacle }) {
  const t = useText()
  switch (obstacle.code) {
    case 'held':
      return <ServiceLink />
    case 'open':
      return <OpenWithdrawal number={obstacle.number} />
    case 'turnover':
      return (
        <>
          <MemberPageLink page="withdraw">{t('transfer.seeTurnover')}</MemberPageLink>
          <MemberPageLink page="personalHistoryCopy">{t('transfer.seeBets')}</MemberPageLink>
        </>
      )
    case 'balance':
      return <MemberPageLink page="depositv2">{t('nav.deposit')}</MemberPageLink>
    case 'password':
      return <MemberPageLink page="securityCenter">{t('transfer.setPassword')}</MemberPageLink>
    default:
      return null
  }
}

function OpenWithdrawal({ number }: { number: string }) {
  const t = useText()
  return (
    <a {...useOrderLink('withdraw', number)} className={buttonClass('quiet', 'small')}>
      {t('transfer.seeWithdrawal')}
    </a>
  )
}
