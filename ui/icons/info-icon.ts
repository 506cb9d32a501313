import type { Drawing } from './drawing.ts'

export const infoIcon: Drawing = { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8v.1' }
