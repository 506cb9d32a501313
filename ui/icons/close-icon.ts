import type { Drawing } from './drawing.ts'

export const closeIcon: Drawing = { lines: 'm6 6 12 12M18 6 6 18' }
