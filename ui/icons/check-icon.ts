import type { Drawing } from './drawing.ts'

export const checkIcon: Drawing = { lines: 'm5 12.5 4.5 4.5L19 7.5' }
