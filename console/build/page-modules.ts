import type { PageModules } from '@banyan/client/build/page-chunks.ts'

const source = (...paths: string[]) => paths.map((path) => `console/src/${path}`)
const page = (file: string, ...features: string[]) => [
  ...source(`pages/${file}.tsx`),
  ...source(...features.map((feature) => `features/${feature}/texts/{language}.json`)),
]
const settings = ['section-names', 'settings']
const calls = ['calls', ...settings]

/** What each address imports one after the other; `e2e/chunks.spec.ts` holds that nothing of it comes late. */
export const pageModules: Omit<PageModules, 'languages'> = {
  everywhere: source('i18n/texts/{language}.json'),
  own: [],
  pages: {
    '/': page('overview-page', 'overview', 'calls', 'section-names'),
    '/approvals': page('approvals-page', 'approvals', 'changes', 'promotions', ...calls),
    '/members': page('members-page', 'members'),
    '/members/*': page('member-page', 'cashier', 'members', 'promotions'),
    '/deposits': page('deposits-page', 'cashier', 'deposits'),
    '/deposits/*': page('deposit-page', 'cashier', 'deposits'),
    '/withdrawals': page('withdrawals-page', 'cashier', 'withdrawals'),
    '/withdrawals/*': page('withdrawal-page', 'cashier', 'withdrawals'),
    '/entries/*': page('entry-page', 'cashier', 'members'),
    '/rounds': page('round-page', 'members'),
    '/lottery/draws': page('lottery-pages', 'lottery', 'lottery/names'),
    '/lottery/exposure': page('lottery-pages', 'lottery', 'lottery/names'),
    '/lottery/prices': page('lottery-pages', 'lottery', 'lottery/names'),
    '/lottery/numbers': page('lottery-pages', 'lottery', 'lottery/names'),
    '/promotions': page('promotion-pages', 'promotions'),
    '/promotions/*': page('promotion-pages', 'changes', ...settings, 'promotions'),
    '/promotions/new/*': page('promotion-pages', ...settings, 'promotions'),
    '/catalogue': page('games-page', 'catalogue'),
    '/catalogue/import': page('catalogue-import-page', 'catalogue'),
    '/vendors': page('vendors-page', 'catalogue'),
    '/gifts': page('gifts-page', 'gifts'),
    '/settings': page('settings-page', ...settings),
    '/settings/*': page('section-page', ...settings),
    '/announcements': page('announcements-page', 'content', 'announcements', ...settings),
    '/banners': page('banners-page', 'content', 'banners', ...settings),
    '/help': page('help-page', 'content', 'help-centre', ...settings),
    '/operators': page('operators-page', 'staff'),
    '/operators/*': page('operator-page', 'staff', 'audit', ...calls),
    '/roles': page('roles-page', 'staff', ...calls),
    '/audit': page('audit-page', 'audit', ...calls),
    '/audit/*': page('audit-record-page', 'audit', 'changes', 'promotions', ...calls),
  },
}
