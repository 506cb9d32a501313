import type { Drawing } from './drawing.ts'

export const moneyInIcon: Drawing = { lines: 'M18 6 7 17M7 8.5V17h8.5', isDirected: true }
