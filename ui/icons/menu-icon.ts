import type { Drawing } from './drawing.ts'

export const menuIcon: Drawing = { lines: 'M4 6.5h16M4 12h16M4 17.5h10' }
