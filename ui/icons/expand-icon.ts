import type { Drawing } from './drawing.ts'

export const expandIcon: Drawing = { lines: 'M4 5v14M8 12h12M16 8l4 4-4 4', isDirected: true }
