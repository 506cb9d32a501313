import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '#/harness/measure.ts'
import { root } from '#/servers/child.ts'
import { browserPath } from './browser-path.ts'
import { lighthouseMeasures } from './lighthouse-measures.ts'
import { routeChange } from './route-change.ts'
import { scrolling } from './scrolling.ts'
import { slowLine } from './slow-line.ts'
import { taps } from './taps.ts'

/** The lobby in a browser, beside the same page of an earlier commit. */
export const frontEnd: Suite = {
  name: 'front-end',
  title: 'The lobby in a browser: Lighthouse’s mobile preset, this build and an earlier one in turn',
  measures: [...lighthouseMeasures, taps, routeChange, scrolling, slowLine],
  missing() {
    if (!existsSync(join(root, 'portal', 'dist', 'index.html'))) return 'portal/dist is missing: run npm start once.'
    return browserPath() ? undefined : 'No Chromium was found: install one or set CHROMIUM.'
  },
}
