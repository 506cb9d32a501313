/** The demo merchant's currency: đồng, kept with two decimals in the books. */
export const merchantCurrency = { code: 'VND', symbol: '₫', exponent: 2 } as const

/** Where the merchant is: addresses that say nothing of a country, such as this machine's own, count as there. */
export const merchantCountry = 'VN'

/** The zone of the merchant's clock and of its business day. */
export const merchantTimeZone = 'Asia/Ho_Chi_Minh'
