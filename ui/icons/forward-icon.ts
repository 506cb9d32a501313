import type { Drawing } from './drawing.ts'

export const forwardIcon: Drawing = { lines: 'm9.5 6 6 6-6 6', isDirected: true }
