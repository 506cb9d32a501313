import type { Drawing } from './drawing.ts'

export const depositIcon: Drawing = { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v8M8 12h8' }
