import type { Drawing } from './drawing.ts'

export const bellIcon: Drawing = { lines: 'M6.2 16v-5.2a5.8 5.8 0 0 1 11.6 0V16l1.9 2.2H4.3ZM10 21h4' }
