/** Most days that a game or a vendor may be in maintenance; what takes longer is better withdrawn. */
export const maintenanceDaysAtMost = 366
