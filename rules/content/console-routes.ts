import { routeTable } from './route-table.ts'

/**
 * Every address that is a page of the console, as its router writes it. The console's router has exactly these
 * (console/src/router.test.ts).
 */
export const consoleRoutes = [
  '/',
  '/approvals',
  '/members',
  '/members/$member',
  '/deposits',
  '/deposits/$deposit',
  '/withdrawals',
  '/withdrawals/$withdrawal',
  '/entries/$entry',
  '/rounds',
  '/lottery/draws',
  '/lottery/draws/$game/$issue',
  '/lottery/exposure',
  '/lottery/exposure/$game/$issue',
  '/lottery/prices',
  '/lottery/numbers',
  '/promotions',
  '/promotions/$promotion',
  '/promotions/new/$kind',
  '/catalogue',
  '/catalogue/import',
  '/vendors',
  '/gifts',
  '/settings',
  '/settings/$section',
  '/announcements',
  '/banners',
  '/help',
  '/operators',
  '/operators/$operator',
  '/roles',
  '/audit',
  '/audit/$action',
] as const

const routeOf = routeTable(consoleRoutes)

/** Whether the console has a page at a path as it was sent. */
export function isConsolePage(path: string): boolean {
  return routeOf(path) !== undefined
}
