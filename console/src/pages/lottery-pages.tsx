import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ExposureBoard } from '#/src/features/lottery/exposure-board.tsx'
import { ExposureOverview } from '#/src/features/lottery/exposure-overview.tsx'
import { IssueRecord } from '#/src/features/lottery/issue-record.tsx'
import { IssuesTable } from '#/src/features/lottery/issues-table.tsx'
import { lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { NumbersBoard } from '#/src/features/lottery/numbers-board.tsx'
import { PricesBoard } from '#/src/features/lottery/prices-board.tsx'
import { loadTexts, type TextKey, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

// One file for six pages: they share nearly all of their code, and each import by itself costs the first screen.

async function withTexts(page: () => ReactNode) {
  await loadTexts(...lotteryTexts)
  return page
}

/** Issues of the lottery: those on sale, those that wait for a result, and those that are over. */
export const fetchLotteryIssuesPage = () => withTexts(() => <Titled title="page.lotteryIssues" of={IssuesTable} />)

/** One issue. */
export const fetchLotteryIssuePage = () => withTexts(() => <OfIssue of={IssueRecord} />)

/** What undrawn issues may cost. */
export const fetchLotteryExposuresPage = () =>
  withTexts(() => <Titled title="page.lotteryExposure" of={ExposureOverview} />)

/** What one issue may cost. */
export const fetchLotteryExposurePage = () => withTexts(() => <OfIssue of={ExposureBoard} />)

/** Prices by price list and game. */
export const fetchLotteryPricesPage = () => withTexts(() => <Titled title="page.lotteryPrices" of={PricesBoard} />)

/** Closed and half-priced numbers. */
export const fetchLotteryNumbersPage = () => withTexts(() => <Titled title="page.lotteryNumbers" of={NumbersBoard} />)

interface TitledProps {
  title: TextKey
  of: () => ReactNode
}

function Titled({ title, of: Content }: TitledProps) {
  const t = useText()
  usePageTitle(t(title))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t(title)}</h1>
      <Content />
    </>
  )
}

function OfIssue({ of: Content }: { of: (props: { game: string; issue: string }) => ReactNode }) {
  const { game = '', issue = '' } = useParams({ strict: false })
  return <Content key={`${game} ${issue}`} game={game} issue={issue} />
}
