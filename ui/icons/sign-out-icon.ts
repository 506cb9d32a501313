import type { Drawing } from './drawing.ts'

export const signOutIcon: Drawing = {
  lines: 'M10.5 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4.5M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  isDirected: true,
}
