import { waitingIssues as waiting } from './store/operator-issues.ts'

/** How many issues are late with their draw or settlement, and how many imported ones wait for a result. */
export const waitingIssues = waiting
