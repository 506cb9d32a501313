import type { Drawing } from './drawing.ts'

export const successIcon: Drawing = { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.5' }
