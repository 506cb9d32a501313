import { digitTrends } from '../digits/digit-trends.ts'
import { segment } from '../digits/segment.ts'

/** Positions of 3D and its segments. */
export const p3Trends = digitTrends('P3', 3, { 3: segment(0, 3), F2: segment(0, 2), L2: segment(1, 2) }, () => true)
