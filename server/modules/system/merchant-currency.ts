/** The demo merchant's currency: đồng, kept with two decimals in the books. */
export const merchantCurrency = { code: 'VND', symbol: '₫', exponent: 2 } as const

/** Where the merchant is: addresses that say nothing of a country, such as this machine's own, count as there. */
export const merchantCountry = 'VN'
