/** Name of the portal's session cookie; `__Host-` comes before it on https. */
export const sessionCookie = 'sid'
/** The console's is another, for cookies ignore ports. */
export const consoleCookie = 'osid'
