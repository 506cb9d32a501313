import type { SectionName } from '@banyan/contract/system/settings.ts'

/** The sections by what they are about, as the list shows them. */
export const sectionGroups = {
  portal: ['availability', 'brand', 'languages', 'regions', 'customerService', 'banners', 'helpCenter', 'pageLoad'],
  registering: ['whitelabel', 'registration', 'profileFields', 'sms'],
  security: ['passwords', 'stepUp', 'passkeys', 'verification', 'approvals'],
  games: [
    'cashier',
    'withdrawals',
    'payoutBanks',
    'treeTransfers',
    'vendorWallets',
    'vendors',
    'winnerBoard',
    'vendorGifts',
    'lottery',
    'lotterySchedules',
    'vip',
  ],
  limits: ['limits'],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>

type Grouped = (typeof sectionGroups)[keyof typeof sectionGroups][number]
/**
 * The compiler misses a section here that stands in no group. Roles have a page of their own, for a second operator
 * approves them.
 */
const sectionNames: readonly (Exclude<SectionName, 'roles'> extends Grouped ? Grouped : never)[] =
  Object.values(sectionGroups).flat()

/** Where sections are changed that have a page of their own. */
const ownPages = { banners: '/banners', helpCenter: '/help' } as const satisfies Partial<Record<SectionName, string>>

/** The page of its own that a section has; undefined where the form does that its schema makes. */
export function pageOfSection(section: string | undefined) {
  return Object.entries(ownPages).find(([name]) => name === section)?.[1]
}

/** Sections that are changed by the form that their schema makes. */
export const formSections = sectionNames.filter((name) => pageOfSection(name) === undefined)

/** Where a section is changed. */
export function sectionPage(section: SectionName) {
  const to = pageOfSection(section)
  return to ? { to } : { to: '/settings/$section' as const, params: { section } }
}
