import { boxIcon } from '@banyan/ui/icons/box-icon.ts'
import { chartIcon } from '@banyan/ui/icons/chart-icon.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { flameIcon } from '@banyan/ui/icons/flame-icon.ts'
import { gamepadIcon } from '@banyan/ui/icons/gamepad-icon.ts'
import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import { historyIcon } from '@banyan/ui/icons/history-icon.ts'
import { infoIcon } from '@banyan/ui/icons/info-icon.ts'
import { listIcon } from '@banyan/ui/icons/list-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { megaphoneIcon } from '@banyan/ui/icons/megaphone-icon.ts'
import { moneyInIcon } from '@banyan/ui/icons/money-in-icon.ts'
import { moneyOutIcon } from '@banyan/ui/icons/money-out-icon.ts'
import { peopleIcon } from '@banyan/ui/icons/people-icon.ts'
import { percentIcon } from '@banyan/ui/icons/percent-icon.ts'
import { pictureIcon } from '@banyan/ui/icons/picture-icon.ts'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { teamIcon } from '@banyan/ui/icons/team-icon.ts'
import { wrenchIcon } from '@banyan/ui/icons/wrench-icon.ts'
import type { ReactNode } from 'react'
import type { CallId } from './api/request.ts'
import { WaitingBadge } from './features/approvals/waiting-badge.tsx'
import { DepositsBadge } from './features/deposits/deposits-badge.tsx'
import { WithdrawalsBadge } from './features/withdrawals/withdrawals-badge.tsx'
import type { NavigationEntry } from './shell/navigation-entry.ts'

/** A page that other pages lead to: of one member, of one entry. */
interface RecordPage {
  readonly path: string
  readonly needs?: CallId
}

/** A page: where it is, what the operator must be permitted to see it, and its code, which comes with the first visit. */
export type Page = (NavigationEntry | RecordPage) & { readonly fetch: () => Promise<() => ReactNode> }

const lottery = () => import('./pages/lottery-pages.tsx')
const promotions = () => import('./pages/promotion-pages.tsx')

/** Every page of the console; those with a title stand in the navigation, in this order. */
export const pageList = [
  {
    path: '/',
    title: 'overview.title',
    icon: gridIcon,
    group: 'today',
    fetch: async () => (await import('./pages/overview-page.tsx')).fetchOverviewPage(),
  },
  {
    path: '/approvals',
    title: 'page.approvals',
    icon: checkIcon,
    group: 'today',
    needs: 'listApprovals',
    Badge: WaitingBadge,
    fetch: async () => (await import('./pages/approvals-page.tsx')).fetchApprovalsPage(),
  },
  {
    path: '/members',
    title: 'page.members',
    icon: peopleIcon,
    group: 'members',
    needs: 'findMembers',
    fetch: async () => (await import('./pages/members-page.tsx')).fetchMembersPage(),
  },
  {
    path: '/members/$member',
    needs: 'memberRecord',
    fetch: async () => (await import('./pages/member-page.tsx')).fetchMemberPage(),
  },
  {
    path: '/deposits',
    title: 'page.deposits',
    icon: moneyInIcon,
    group: 'members',
    needs: 'listDeposits',
    Badge: DepositsBadge,
    fetch: async () => (await import('./pages/deposits-page.tsx')).fetchDepositsPage(),
  },
  {
    path: '/deposits/$deposit',
    needs: 'depositRecord',
    fetch: async () => (await import('./pages/deposit-page.tsx')).fetchDepositPage(),
  },
  {
    path: '/withdrawals',
    title: 'page.withdrawals',
    icon: moneyOutIcon,
    group: 'members',
    needs: 'listWithdrawals',
    Badge: WithdrawalsBadge,
    fetch: async () => (await import('./pages/withdrawals-page.tsx')).fetchWithdrawalsPage(),
  },
  {
    path: '/withdrawals/$withdrawal',
    needs: 'withdrawalRecord',
    fetch: async () => (await import('./pages/withdrawal-page.tsx')).fetchWithdrawalPage(),
  },
  {
    path: '/entries/$entry',
    needs: 'traceEntry',
    fetch: async () => (await import('./pages/entry-page.tsx')).fetchEntryPage(),
  },
  {
    path: '/rounds',
    needs: 'traceRound',
    fetch: async () => (await import('./pages/round-page.tsx')).fetchRoundPage(),
  },
  {
    path: '/lottery/draws',
    title: 'page.lotteryIssues',
    icon: clockIcon,
    group: 'lottery',
    needs: 'lotteryIssues',
    fetch: async () => (await lottery()).fetchLotteryIssuesPage(),
  },
  {
    path: '/lottery/draws/$game/$issue',
    needs: 'lotteryIssue',
    fetch: async () => (await lottery()).fetchLotteryIssuePage(),
  },
  {
    path: '/lottery/exposure',
    title: 'page.lotteryExposure',
    icon: chartIcon,
    group: 'lottery',
    needs: 'lotteryExposures',
    fetch: async () => (await lottery()).fetchLotteryExposuresPage(),
  },
  {
    path: '/lottery/exposure/$game/$issue',
    needs: 'lotteryExposure',
    fetch: async () => (await lottery()).fetchLotteryExposurePage(),
  },
  {
    path: '/lottery/prices',
    title: 'page.lotteryPrices',
    icon: percentIcon,
    group: 'lottery',
    needs: 'lotteryPrices',
    fetch: async () => (await lottery()).fetchLotteryPricesPage(),
  },
  {
    path: '/lottery/numbers',
    title: 'page.lotteryNumbers',
    icon: listIcon,
    group: 'lottery',
    needs: 'lotteryNumbers',
    fetch: async () => (await lottery()).fetchLotteryNumbersPage(),
  },
  {
    path: '/promotions',
    title: 'page.promotions',
    icon: flameIcon,
    group: 'portal',
    needs: 'listPromotions',
    fetch: async () => (await promotions()).fetchPromotionsPage(),
  },
  {
    path: '/promotions/$promotion',
    needs: 'readPromotion',
    fetch: async () => (await promotions()).fetchPromotionPage(),
  },
  {
    path: '/promotions/new/$kind',
    needs: 'makePromotion',
    fetch: async () => (await promotions()).fetchNewPromotionPage(),
  },
  {
    path: '/catalogue',
    title: 'page.games',
    icon: gamepadIcon,
    group: 'portal',
    needs: 'listGames',
    fetch: async () => (await import('./pages/games-page.tsx')).fetchGamesPage(),
  },
  {
    path: '/catalogue/import',
    needs: 'beginCatalogueImport',
    fetch: async () => (await import('./pages/catalogue-import-page.tsx')).fetchCatalogueImportPage(),
  },
  {
    path: '/vendors',
    title: 'page.vendors',
    icon: boxIcon,
    group: 'portal',
    needs: 'listVendors',
    fetch: async () => (await import('./pages/vendors-page.tsx')).fetchVendorsPage(),
  },
  {
    path: '/gifts',
    title: 'page.gifts',
    icon: shieldIcon,
    group: 'portal',
    needs: 'vendorGifts',
    fetch: async () => (await import('./pages/gifts-page.tsx')).fetchGiftsPage(),
  },
  {
    path: '/settings',
    title: 'page.settings',
    icon: wrenchIcon,
    group: 'portal',
    needs: 'listSettings',
    fetch: async () => (await import('./pages/settings-page.tsx')).fetchSettingsPage(),
  },
  {
    path: '/settings/$section',
    needs: 'describeSettings',
    fetch: async () => (await import('./pages/section-page.tsx')).fetchSectionPage(),
  },
  {
    path: '/announcements',
    title: 'page.announcements',
    icon: megaphoneIcon,
    group: 'portal',
    needs: 'readAnnouncements',
    fetch: async () => (await import('./pages/announcements-page.tsx')).fetchAnnouncementsPage(),
  },
  {
    path: '/banners',
    title: 'page.banners',
    icon: pictureIcon,
    group: 'portal',
    needs: 'readBanners',
    fetch: async () => (await import('./pages/banners-page.tsx')).fetchBannersPage(),
  },
  {
    path: '/help',
    title: 'page.help',
    icon: infoIcon,
    group: 'portal',
    needs: 'readHelpCenter',
    fetch: async () => (await import('./pages/help-page.tsx')).fetchHelpPage(),
  },
  {
    path: '/operators',
    title: 'page.staff',
    icon: teamIcon,
    group: 'house',
    needs: 'listOperators',
    fetch: async () => (await import('./pages/operators-page.tsx')).fetchOperatorsPage(),
  },
  {
    path: '/operators/$operator',
    needs: 'listOperators',
    fetch: async () => (await import('./pages/operator-page.tsx')).fetchOperatorPage(),
  },
  {
    path: '/roles',
    title: 'page.roles',
    icon: lockIcon,
    group: 'house',
    needs: 'readRoles',
    fetch: async () => (await import('./pages/roles-page.tsx')).fetchRolesPage(),
  },
  {
    path: '/audit',
    title: 'page.audit',
    icon: historyIcon,
    group: 'house',
    needs: 'findActions',
    fetch: async () => (await import('./pages/audit-page.tsx')).fetchAuditPage(),
  },
  {
    path: '/audit/$action',
    needs: 'findActions',
    fetch: async () => (await import('./pages/audit-record-page.tsx')).fetchAuditRecordPage(),
  },
] as const satisfies readonly Page[]

const pages: readonly Page[] = pageList

/** The pages that the navigation shows. */
export const navigationEntries = pages.filter((page) => 'title' in page)
