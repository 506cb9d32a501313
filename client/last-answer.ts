/** The `Date` header of the last answer that had one, and when it came by this page's clock: `server-clock.ts` reads the time from it. */
export const lastAnswer = { date: null as string | null, heardAt: 0 }
