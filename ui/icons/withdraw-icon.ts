import type { Drawing } from './drawing.ts'

export const withdrawIcon: Drawing = { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 16V8M8.5 11.5 12 8l3.5 3.5' }
