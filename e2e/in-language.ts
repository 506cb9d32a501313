/** The address of a page, read in this language. */
export const inLanguage = (path: string, language = 'EN') => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
