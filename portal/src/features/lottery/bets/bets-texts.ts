import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of an account's lottery bets; names of games and bet types are those of the odds checker. */
export const betsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
