/** What names a promotion in addresses, as a pattern: words of small letters and digits, apart by single hyphens. */
export const promotionCodePattern = '^[a-z0-9]+(-[a-z0-9]+)*$'
