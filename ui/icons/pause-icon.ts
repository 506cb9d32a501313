import type { Drawing } from './drawing.ts'

export const pauseIcon: Drawing = { lines: 'M9 6v12M15 6v12' }
