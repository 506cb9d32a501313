import type { Drawing } from './drawing.ts'

export const playIcon: Drawing = { lines: 'M8 5.5v13l10.5-6.5Z' }
