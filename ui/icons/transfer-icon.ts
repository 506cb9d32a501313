import type { Drawing } from './drawing.ts'

export const transferIcon: Drawing = { lines: 'M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19' }
