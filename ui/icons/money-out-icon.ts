import type { Drawing } from './drawing.ts'

export const moneyOutIcon: Drawing = { lines: 'M6 18 17 7M8.5 7H17v8.5', isDirected: true }
