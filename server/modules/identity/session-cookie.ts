/** Name of the portal's session cookie; `__Host-` comes before it on https. The console's is another, for cookies ignore ports. */
export const sessionCookie = 'sid'
