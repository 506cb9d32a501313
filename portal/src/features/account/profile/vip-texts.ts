import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the VIP page; they come with it. */
export const vipTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { base: './vip', import: 'default' })
