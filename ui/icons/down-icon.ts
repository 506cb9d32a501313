import type { Drawing } from './drawing.ts'

export const downIcon: Drawing = { lines: 'm6 9.5 6 6 6-6' }
