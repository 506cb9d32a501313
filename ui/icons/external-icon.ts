import type { Drawing } from './drawing.ts'

export const externalIcon: Drawing = {
  lines: 'M13.5 4.5h6v6M19.5 4.5l-8 8M18 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4',
  isDirected: true,
}
