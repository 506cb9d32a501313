import type { Drawing } from './drawing.ts'

export const backIcon: Drawing = { lines: 'm14.5 6-6 6 6 6', isDirected: true }
