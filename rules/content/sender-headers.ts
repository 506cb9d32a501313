/** What the portal says of itself in two headers of every request; the server takes no other value (requirement SYS-20). */
export const sessionPlatform = 'WEB'
export const lotteryType = 'Lott'
