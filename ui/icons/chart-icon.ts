import type { Drawing } from './drawing.ts'

export const chartIcon: Drawing = { lines: 'M3.5 4v16.5H21M8 16.5v-4M12.5 16.5v-9M17 16.5v-6.5' }
