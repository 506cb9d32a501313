import type { Drawing } from './drawing.ts'

export const historyIcon: Drawing = { lines: 'M3.6 9.2A9 9 0 1 1 3 12.6M3.2 4.4v4.9h4.9M12 7.5V12l3 2' }
