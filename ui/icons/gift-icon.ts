import type { Drawing } from './drawing.ts'

export const giftIcon: Drawing = {
  lines:
    'M4.5 12v8h15v-8M3 8h18v4H3ZM12 8v12M12 8C8.5 8 6.5 6.6 7 4.8 7.6 2.8 11.4 3.5 12 8ZM12 8c3.5 0 5.5-1.4 5-3.2C16.4 2.8 12.6 3.5 12 8Z',
}
