/** Whether the text has the form of a code: six digits. */
export const isCode = (written: string) => /^[0-9]{6}$/.test(written)
