import type { Drawing } from './drawing.ts'

export const searchIcon: Drawing = { lines: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2l4.3 4.3' }
