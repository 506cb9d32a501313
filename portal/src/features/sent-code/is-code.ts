/** Whether that can be a code that was sent, or that an authenticator shows. */
export const isCode = (written: string) => /^[0-9]{6}$/.test(written)
