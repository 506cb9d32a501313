/** The demo merchant's currency: đồng, kept with two decimals in the books. */
export const merchantCurrency = { code: 'VND', exponent: 2 } as const
