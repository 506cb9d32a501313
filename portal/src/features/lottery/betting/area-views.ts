import type { AreaPath } from '@banyan/rules/lottery/lottery-areas.ts'
import type { TextKey } from '#/src/i18n/text.ts'

/** What an area is called. */
export const areaTitles = {
  '/lottery': 'lottery.classic',
  '/vnLottery': 'lottery.vietnamese',
  '/seaLottery': 'lottery.southEast',
} as const satisfies Record<AreaPath, TextKey>

/** What of a game is looked at. */
export const views = ['bet', 'results', 'trends', 'bets', 'rules'] as const
export type View = (typeof views)[number]

/** The view that an address names; betting where it names none. */
export function viewOf({ view }: Readonly<Record<string, unknown>>): View {
  return views.find((each) => each === view) ?? 'bet'
}
