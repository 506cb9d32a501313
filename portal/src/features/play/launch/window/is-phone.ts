/** Below it a game fills the window, as tokens.css has it for `md`. */
const narrow = '(width < 48rem)'

export const isPhone = (): boolean => matchMedia(narrow).matches
