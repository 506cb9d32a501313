/** The zone of the merchant's clock and of its business day. */
export const merchantTimeZone = 'Asia/Ho_Chi_Minh'
