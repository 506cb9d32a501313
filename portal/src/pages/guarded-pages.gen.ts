// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import { agentHome, agentLogin } from './account/agents.page.ts'
import { lottery } from './lottery/lotteries.page.ts'

export const guardedPages = {
  '/agentHome': ['agents', agentHome.component],
  '/agent': ['agentLogin', agentLogin.component],
  '/login': ['login'],
  '/register': ['register'],
  '/lottery': ['members', lottery.component],
  '/seaLottery': ['members', lottery.component],
  '/vnLottery': ['members', lottery.component],
} as const
