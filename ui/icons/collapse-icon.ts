import type { Drawing } from './drawing.ts'

export const collapseIcon: Drawing = { lines: 'M4 5v14M20 12H8M12 8l-4 4 4 4', isDirected: true }
